import type { Family } from "../../family.ts";
import { eventsAndAttractions } from "./events-and-attractions.ts";
import { foodAndBeverageService } from "./food-and-beverage-service.ts";
import { hotelManagementAndFrontOffice } from "./hotel-management-and-front-office.ts";
import { housekeeping } from "./housekeeping.ts";
import { kitchens } from "./kitchens.ts";
import { tourismAndTravel } from "./tourism-and-travel.ts";

export const hospitality: readonly Family[] = [
  kitchens,
  foodAndBeverageService,
  hotelManagementAndFrontOffice,
  housekeeping,
  tourismAndTravel,
  eventsAndAttractions,
];
