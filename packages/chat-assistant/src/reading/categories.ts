import type { CareerCategory } from "@career-clarity/career-catalog";
import { phrases } from "./words.ts";

/** How students name a whole category of careers. */
export const CATEGORY_CUES: Readonly<Record<CareerCategory, RegExp>> = {
  Technology: phrases(
    "technology|tech|information technology|it (?:field|sector|jobs?|industry|company|line|me|mein|में)|computers?|cs|computer science|software|कंप्यूटर",
  ),
  Healthcare: phrases("health ?care|medical|medicine|health|hospitals?|paramedical|मेडिकल|चिकित्सा|स्वास्थ्य"),
  Engineering: phrases("engineering|engg|इंजीनियरिंग|अभियांत्रिकी"),
  Business: phrases("business|management(?= (?:careers?|jobs?|field|line|courses?|studies|after|me|ke))|corporate|बिजनेस|व्यापार|प्रबंधन"),
  Education: phrases("education|teaching|academics?|(?:शिक्षा|shiksha)(?: (?:के|की|ke|ki))? (?:क्षेत्र|kshetra|field|line|फील्ड)|अध्यापन"),
  Arts: phrases("fine arts?|visual arts?|performing arts?|art and design|ललित कला|कला"),
  Legal: phrases("law|legal|judiciary|kanoon|kanun|qanoon|कानून|वकालत"),
  Manufacturing: phrases("manufacturing|factory|factories|कारखाना|फैक्ट्री|निर्माण उद्योग"),
  Transportation: phrases("transport|transportation|परिवहन|ट्रांसपोर्ट"),
  Construction: phrases("construction|building trades|भवन निर्माण"),
  Government: phrases("civil services?|public administration|सिविल सेवा|प्रशासनिक सेवा"),
  Agriculture: phrases(
    "agriculture|farming|agri|agro|krishi|कृषि|(?:kheti|खेती)(?: ?badi| ?baadi| ?बाड़ी| ?बाडी)?(?: (?:के|की|ke|ki))? (?:क्षेत्र|kshetra|field|line|फील्ड)",
  ),
  Energy: phrases("energy|power sector|oil and gas|renewables?|ऊर्जा"),
  Retail: phrases("retail|shops?|e ?commerce|खुदरा|ई कॉमर्स"),
  Hospitality: phrases("hospitality|आतिथ्य|होटल (?:लाइन|क्षेत्र)"),
  Science: phrases("pure sciences?|research|scientific|अनुसंधान|शोध|रिसर्च"),
  Media: phrases("media|mass communication|mass comm|मीडिया|जनसंचार"),
  Nonprofit: phrases("ngos?|non ?profits?|charity|social work|एनजीओ|समाज कार्य"),
  Sports: phrases("sports?|athletics|khel|खेल|स्पोर्ट्स"),
  Environmental: phrases("environment|environmental|climate(?: change)?|ecology|sustainability|paryavaran|पर्यावरण"),
};
