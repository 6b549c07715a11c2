import { p } from "../html/write.ts";
import type { Answer } from "./answer.ts";
import { whatICanDo } from "./capabilities.ts";

/** In each script that is read here by nobody, that English and Hindi are. */
const SCRIPTS: readonly (readonly [script: RegExp, said: string])[] = [
  [/\p{Script=Bengali}/u, "আমি এখন শুধু ইংরেজি ও হিন্দি বুঝি।"],
  [/\p{Script=Tamil}/u, "தற்போது எனக்கு ஆங்கிலமும் இந்தியும் மட்டுமே புரியும்."],
  [/\p{Script=Telugu}/u, "ప్రస్తుతం నాకు ఇంగ్లీష్, హిందీ మాత్రమే అర్థమవుతాయి."],
  [/\p{Script=Kannada}/u, "ಸದ್ಯಕ್ಕೆ ನನಗೆ ಇಂಗ್ಲಿಷ್ ಮತ್ತು ಹಿಂದಿ ಮಾತ್ರ ಅರ್ಥವಾಗುತ್ತದೆ."],
  [/\p{Script=Malayalam}/u, "ഇപ്പോൾ എനിക്ക് ഇംഗ്ലീഷും ഹിന്ദിയും മാത്രമേ മനസ്സിലാകൂ."],
  [/\p{Script=Gujarati}/u, "હાલમાં હું ફક્ત અંગ્રેજી અને હિન્દી સમજું છું."],
  [/\p{Script=Gurmukhi}/u, "ਹਾਲੇ ਮੈਂ ਸਿਰਫ਼ ਅੰਗਰੇਜ਼ੀ ਅਤੇ ਹਿੰਦੀ ਸਮਝਦੀ ਹਾਂ।"],
  [/\p{Script=Oriya}/u, "ବର୍ତ୍ତମାନ ମୁଁ କେବଳ ଇଂରାଜୀ ଓ ହିନ୍ଦୀ ବୁଝେ।"],
  [/\p{Script=Arabic}/u, "فی الحال میں صرف انگریزی اور ہندی سمجھتی ہوں۔"],
];

/** Which language to ask in, said in the visitor's own, and who listens in it. */
export const otherScriptAnswer: Answer = ({ text, careers, exams, degrees }) => {
  if (careers.length + exams.length + degrees.length > 0) return null;
  const said = SCRIPTS.find(([script]) => script.test(text))?.[1];
  if (said === undefined) return null;
  return (
    p(said) +
    p("I read English and Hindi, also Hindi in English letters. If something weighs on you, Tele-MANAS listens in your language: 14416.") +
    whatICanDo
  );
};
