import type { Family } from "../../family.ts";
import { aiAndComputingResearch } from "./ai-and-computing-research.ts";
import { cloudSystemsAndItSupport } from "./cloud-systems-and-it-support.ts";
import { cybersecurity } from "./cybersecurity.ts";
import { dataAndDatabases } from "./data-and-databases.ts";
import { gamesAndGraphics } from "./games-and-graphics.ts";
import { itManagementAndConsulting } from "./it-management-and-consulting.ts";
import { networksAndTelecom } from "./networks-and-telecom.ts";
import { softwareDevelopment } from "./software-development.ts";
import { testingHardwareAndEmbeddedSystems } from "./testing-hardware-and-embedded-systems.ts";
import { webMobileAndInterfaceDesign } from "./web-mobile-and-interface-design.ts";

export const technology: readonly Family[] = [
  softwareDevelopment,
  webMobileAndInterfaceDesign,
  gamesAndGraphics,
  dataAndDatabases,
  aiAndComputingResearch,
  cloudSystemsAndItSupport,
  networksAndTelecom,
  cybersecurity,
  testingHardwareAndEmbeddedSystems,
  itManagementAndConsulting,
];
