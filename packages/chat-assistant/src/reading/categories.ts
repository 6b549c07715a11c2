import type { CareerCategory } from "@career-clarity/career-catalog";
import { phrases } from "./words.ts";

/** How students name a whole category of careers. */
export const CATEGORY_CUES: Readonly<Record<CareerCategory, RegExp>> = {
  Technology: phrases("technology|tech|it (?:field|sector|jobs?|industry|company|line)|computers?|cs|computer science|software|कंप्यूटर"),
  Healthcare: phrases("health ?care|medical|medicine|health|hospitals?|paramedical|मेडिकल"),
  Engineering: phrases("engineering|engg|इंजीनियरिंग"),
  Business: phrases("business|management(?= (?:careers?|jobs?|field|line|courses?|studies|after|me|ke))|corporate|बिजनेस"),
  Education: phrases("education|teaching|academics?"),
  Arts: phrases("fine arts?|visual arts?|performing arts?|art and design"),
  Legal: phrases("law|legal|judiciary|कानून"),
  Manufacturing: phrases("manufacturing|factory|factories"),
  Transportation: phrases("transport|transportation"),
  Construction: phrases("construction|building trades"),
  Government: phrases("civil services?|public administration"),
  Agriculture: phrases("agriculture|farming|agri|agro|krishi|कृषि"),
  Energy: phrases("energy|power sector|oil and gas|renewables?"),
  Retail: phrases("retail|shops?|e ?commerce"),
  Hospitality: phrases("hospitality"),
  Science: phrases("pure sciences?|research|scientific"),
  Media: phrases("media|mass communication|mass comm"),
  Nonprofit: phrases("ngos?|non ?profits?|charity|social work"),
  Sports: phrases("sports?|athletics|khel|खेल"),
  Environmental: phrases("environment|environmental|climate(?: change)?|ecology|sustainability|paryavaran|पर्यावरण"),
};
