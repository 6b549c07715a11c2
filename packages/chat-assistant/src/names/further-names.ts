import type { CommonNames } from "./common-names.ts";

/** What people call careers that are less well known than those of `commonNames`: names by career id. They make no career come first. */
export const furtherNames: CommonNames = {
  ophthalmologist: ["eye doctor", "aankh ka doctor", "aankhon ka doctor", "eye surgeon", "आंख का डॉक्टर", "आंखों का डॉक्टर"],
  dermatologist: ["skin doctor", "skin specialist", "chamdi ka doctor", "twacha ka doctor", "त्वचा का डॉक्टर", "चर्म रोग विशेषज्ञ"],
  "orthopaedic-surgeon": ["bone doctor", "haddi ka doctor", "bone specialist", "हड्डी का डॉक्टर"],
  neurologist: ["brain doctor", "dimag ka doctor", "neuro doctor", "nerve doctor", "दिमाग का डॉक्टर"],
  nephrologist: ["kidney doctor", "gurde ka doctor", "किडनी का डॉक्टर"],
  oncologist: ["cancer doctor", "cancer ka doctor", "कैंसर का डॉक्टर"],
  "ear-nose-and-throat-specialist": ["ent doctor", "kaan ka doctor", "ear doctor", "कान का डॉक्टर"],
  pulmonologist: ["lung doctor", "chest doctor", "फेफड़ों का डॉक्टर"],
  gastroenterologist: ["stomach doctor", "pet ka doctor", "liver doctor", "पेट का डॉक्टर"],
  "forensic-pathologist": ["forensic doctor", "post mortem doctor", "postmortem doctor"],
  anaesthesiologist: ["anaesthesia doctor", "anesthesia doctor", "behoshi ka doctor"],
  "recording-engineer": ["sound engineer", "audio engineer", "sound engineering", "साउंड इंजीनियर"],
  "family-lawyer": ["divorce lawyer", "talaq ka vakil", "तलाक का वकील"],
  "bus-conductor": ["conductor", "कंडक्टर"],
  "data-entry-operator": ["data entry"],
  "petroleum-engineer": ["petrol engineer", "oil engineer"],
};
