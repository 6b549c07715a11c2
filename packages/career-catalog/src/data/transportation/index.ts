import type { Family } from "../../family.ts";
import { aviation } from "./aviation.ts";
import { logisticsAndWarehousing } from "./logistics-and-warehousing.ts";
import { railwaysAndMetro } from "./railways-and-metro.ts";
import { roadTransport } from "./road-transport.ts";
import { shippingAndPorts } from "./shipping-and-ports.ts";

export const transportation: readonly Family[] = [aviation, shippingAndPorts, railwaysAndMetro, roadTransport, logisticsAndWarehousing];
