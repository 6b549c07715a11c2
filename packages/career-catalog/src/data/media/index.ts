import type { Family } from "../../family.ts";
import { filmAndVideoProduction } from "./film-and-video-production.ts";
import { journalism } from "./journalism.ts";
import { publicRelationsAndContent } from "./public-relations-and-content.ts";
import { publishing } from "./publishing.ts";
import { radioAndTelevision } from "./radio-and-television.ts";

export const media: readonly Family[] = [journalism, radioAndTelevision, filmAndVideoProduction, publishing, publicRelationsAndContent];
