import { link, p, strong, ul } from "../../html/write.ts";
import type { Wording } from "../../language.ts";

const to = (id: string, name: string): string => link(`/career/${id}`, name);

const SEWING = `${to("tailor", "Tailor")}, ${to("beautician", "Beautician")}`;
const LETTERS_AND_GROUPS = `${to("postman", "Postman")}, ${to("self-help-group-facilitator", "Self-Help Group Facilitator")}, ${to("asha-worker", "ASHA Worker")}`;
const CHILDREN_AND_FORMS = `${to("anganwadi-worker", "Anganwadi Worker")}, ${to("business-correspondent", "Business Correspondent")}, ${to("data-entry-operator", "Data Entry Operator")}`;
const TRAINED = `${to("primary-school-teacher", "Primary School Teacher")}, ${to("auxiliary-nurse-midwife", "Auxiliary Nurse Midwife")}, ${to("medical-laboratory-technician", "Medical Laboratory Technician")}`;
const OF_THE_PANCHAYAT = `${to("panchayat-secretary", "Panchayat Secretary")}, ${to("village-level-worker", "Village Level Worker")}`;

/** Work near a village home that is done by day. */
export const HOME_BY_EVENING: Wording = {
  english:
    p(
      "Much work near a village home is done by day, so that you are back in the evening. What each asks for, from little schooling to more:",
    ) +
    ul([
      `${strong("A skill, with hardly any schooling")}: ${SEWING}. Taught for months at an ITI, a Jan Shikshan Sansthan or RSETI, where RSETI takes no fee.`,
      `${strong("Class 10")}: letters and payments as Gramin Dak Sevak of India Post, by marks; guiding women's self help groups; health visits as ASHA: ${LETTERS_AND_GROUPS}.`,
      `${strong("Class 12")}: small children; a bank's counter in the village, also as BC Sakhi; forms at a Common Service Centre (csc.gov.in): ${CHILDREN_AND_FORMS}.`,
      `${strong("Class 12 and two years of training")}: teaching by D.El.Ed and the State's TET, health by ANM or DMLT: ${TRAINED}.`,
      `${strong("A degree, in many States less")}: posts of the panchayat and the block by the State's board: ${OF_THE_PANCHAYAT}.`,
    ]) +
    p(
      "Anganwadi and ASHA workers are women chosen in their own village, who get an honorarium, not a full salary; ASHA mostly takes women who are or were married. An ANM may be called at night, and other posts can lie some villages away: ask about the place and the way back before you say yes. Tell me your class, and I show the way to one of them.",
    ),
  hinglish:
    p("Gaon ke ghar ke paas bahut sa kaam din ka hota hai, aur shaam ghar par beetti hai. Kam padhai se zyada tak, kya chahiye:") +
    ul([
      `${strong("Hunar, padhai na ke barabar")}: ${SEWING}. ITI, Jan Shikshan Sansthan ya RSETI kuch mahine mein sikhate hain, RSETI bina fees.`,
      `${strong("Class 10")}: India Post mein Gramin Dak Sevak, marks se; mahilaon ke self help group ko raasta dikhana; ASHA ke roop mein sehat ka kaam: ${LETTERS_AND_GROUPS}.`,
      `${strong("Class 12")}: chhote bachche; gaon mein bank ka counter, BC Sakhi ke roop mein bhi; Common Service Centre (csc.gov.in) mein form: ${CHILDREN_AND_FORMS}.`,
      `${strong("Class 12 aur do saal ki training")}: D.El.Ed aur rajya ke TET se padhana, ANM ya DMLT se sehat: ${TRAINED}.`,
      `${strong("Degree, kai rajyon mein usse kam")}: panchayat aur block ki posts, rajya ke board se: ${OF_THE_PANCHAYAT}.`,
    ]) +
    p(
      "Anganwadi aur ASHA ke liye mahilaen apne hi gaon mein chuni jaati hain aur poori salary nahi, maandey paati hain; ASHA mein zyadatar vivahit, vidhwa ya talaakshuda mahilaen li jaati hain. ANM ko raat mein bhi bulaya ja sakta hai, aur doosri posts kuch gaon door ho sakti hain: haan kehne se pehle jagah aur lautne ka saadhan poochiye. Apni class bataiye, main inme se ek ka raasta dikhaungi.",
    ),
  hindi:
    p("गाँव के घर के पास बहुत सा काम दिन का होता है, और शाम घर पर बीतती है। कम पढ़ाई से ज़्यादा तक, क्या चाहिए:") +
    ul([
      `${strong("हुनर, पढ़ाई न के बराबर")}: ${SEWING}। ITI, जन शिक्षण संस्थान या RSETI कुछ महीने में सिखाते हैं, RSETI बिना फ़ीस।`,
      `${strong("Class 10")}: India Post में ग्रामीण डाक सेवक, नंबरों से; महिलाओं के स्वयं सहायता समूह को रास्ता दिखाना; आशा के रूप में सेहत का काम: ${LETTERS_AND_GROUPS}।`,
      `${strong("Class 12")}: छोटे बच्चे; गाँव में बैंक का काउंटर, BC सखी के रूप में भी; कॉमन सर्विस सेंटर (csc.gov.in) में फ़ॉर्म: ${CHILDREN_AND_FORMS}।`,
      `${strong("Class 12 और दो साल की ट्रेनिंग")}: D.El.Ed और राज्य के TET से पढ़ाना, ANM या DMLT से सेहत: ${TRAINED}।`,
      `${strong("डिग्री, कई राज्यों में उससे कम")}: पंचायत और ब्लॉक के पद, राज्य के बोर्ड से: ${OF_THE_PANCHAYAT}।`,
    ]) +
    p(
      "आंगनवाड़ी और आशा के लिए महिलाएँ अपने ही गाँव में चुनी जाती हैं और पूरा वेतन नहीं, मानदेय पाती हैं; आशा में ज़्यादातर विवाहित, विधवा या तलाक़शुदा महिलाएँ ली जाती हैं। ANM को रात में भी बुलाया जा सकता है, और दूसरे पद कुछ गाँव दूर हो सकते हैं: हाँ कहने से पहले जगह और लौटने का साधन पूछिए। अपनी कक्षा बताइए, मैं इनमें से एक का रास्ता दिखाऊँगी।",
    ),
};
