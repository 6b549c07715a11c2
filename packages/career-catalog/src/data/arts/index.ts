import type { Family } from "../../family.ts";
import { animationAndVisualEffects } from "./animation-and-visual-effects.ts";
import { crafts } from "./crafts.ts";
import { danceActingAndPerformance } from "./dance-acting-and-performance.ts";
import { fashionTextileAndJewelleryDesign } from "./fashion-textile-and-jewellery-design.ts";
import { fineArtAndIllustration } from "./fine-art-and-illustration.ts";
import { graphicInteriorAndProductDesign } from "./graphic-interior-and-product-design.ts";
import { museumsGalleriesAndPhotography } from "./museums-galleries-and-photography.ts";
import { music } from "./music.ts";
import { theatreAndStageProduction } from "./theatre-and-stage-production.ts";
import { writingAndLanguages } from "./writing-and-languages.ts";

export const arts: readonly Family[] = [
  fineArtAndIllustration,
  animationAndVisualEffects,
  graphicInteriorAndProductDesign,
  fashionTextileAndJewelleryDesign,
  music,
  danceActingAndPerformance,
  theatreAndStageProduction,
  crafts,
  writingAndLanguages,
  museumsGalleriesAndPhotography,
];
