import { link, p, strong } from "../html/write.ts";
import type { Wording } from "../language.ts";

export const LIKING_AND_STREAM: Wording = {
  english: p("First the stream, by what you like:"),
  hinglish: p("Pehle stream, aapki pasand se:"),
  hindi: p("पहले स्ट्रीम, आपकी पसंद से:"),
};

export const BY_NUMBERS: Wording = {
  english: `${strong("Maths, physics or computers")}: Science with maths (PCM), with Computer Science as a further subject where the school has it, for engineering, computing, data and flying. If physics and chemistry are not for you, Commerce with Maths: data, economics, accounts, and BCA too.`,
  hinglish: `${strong("Maths, physics ya computer")}: Science maths ke saath (PCM), aur jahan school mein ho wahan Computer Science bhi: engineering, computing, data aur flying ke liye. Physics aur chemistry pasand na ho to Commerce maths ke saath: data, economics, accounts, aur BCA bhi.`,
  hindi: `${strong("गणित, भौतिकी या कंप्यूटर")}: Science गणित के साथ (PCM), और जहाँ स्कूल में हो वहाँ Computer Science भी: इंजीनियरिंग, कंप्यूटर, डेटा और उड़ान के लिए। भौतिकी और रसायन पसंद न हो तो Commerce गणित के साथ: डेटा, अर्थशास्त्र, अकाउंट्स, और BCA भी।`,
};

export const BY_LIFE: Wording = {
  english: `${strong("Biology")}: Science with biology (PCB), for medicine, pharmacy, biotechnology and life sciences; with maths beside it (PCMB) engineering stays open too.`,
  hinglish: `${strong("Biology")}: Science biology ke saath (PCB), medicine, pharmacy, biotechnology aur life sciences ke liye; saath mein maths ho (PCMB) to engineering bhi khuli rehti hai.`,
  hindi: `${strong("जीव विज्ञान")}: Science जीव विज्ञान के साथ (PCB), डॉक्टरी, फ़ार्मेसी, बायोटेक्नोलॉजी और जीवन विज्ञान के लिए; साथ में गणित हो (PCMB) तो इंजीनियरिंग भी खुली रहती है।`,
};

export const BY_ANIMALS: Wording = {
  english: `${strong("Animals")}: Science with biology (PCB), since the ${link("/career/veterinarian", "Veterinarian")}'s degree asks for it, and so do zoology and wildlife science. Without science: ${link("/career/pet-groomer", "Pet Groomer")}, ${link("/career/dog-trainer", "Dog Trainer")}, ${link("/career/zookeeper", "Zookeeper")}. Spend a day at a vet's first.`,
  hinglish: `${strong("Janwar")}: Science biology ke saath (PCB), kyunki ${link("/career/veterinarian", "Veterinarian")} ki degree wahi maangti hai, zoology aur wildlife science bhi. Science ke bina: ${link("/career/pet-groomer", "Pet Groomer")}, ${link("/career/dog-trainer", "Dog Trainer")}, ${link("/career/zookeeper", "Zookeeper")}. Pehle ek din kisi pashu doctor ke yahan bitaiye.`,
  hindi: `${strong("जानवर")}: Science जीव विज्ञान के साथ (PCB), क्योंकि ${link("/career/veterinarian", "Veterinarian")} की डिग्री वही माँगती है, ज़ूलॉजी और वन्यजीव विज्ञान भी। साइंस के बिना: ${link("/career/pet-groomer", "Pet Groomer")}, ${link("/career/dog-trainer", "Dog Trainer")}, ${link("/career/zookeeper", "Zookeeper")}। पहले एक दिन किसी पशु डॉक्टर के यहाँ बिताइए।`,
};

export const BY_BUSINESS: Wording = {
  english: `${strong("Business, accounts or money")}: Commerce, with maths if you can: economics, data and actuarial work ask for it.`,
  hinglish: `${strong("Business, accounts ya paise ka hisaab")}: Commerce, ho sake to maths ke saath: economics, data aur actuary ke kaam mein maths maangte hain.`,
  hindi: `${strong("व्यापार, अकाउंट्स या पैसे का हिसाब")}: Commerce, हो सके तो गणित के साथ: अर्थशास्त्र, डेटा और actuary के काम में गणित माँगते हैं।`,
};

export const BY_PEOPLE: Wording = {
  english: `${strong("History, society, languages or writing")}: Humanities (Arts), for law, the civil services, teaching, psychology and media.`,
  hinglish: `${strong("History, samaj, bhasha ya likhna")}: Humanities (Arts), law, civil services, teaching, psychology aur media ke liye.`,
  hindi: `${strong("इतिहास, समाज, भाषा या लिखना")}: Humanities (Arts), कानून, सिविल सेवा, शिक्षण, मनोविज्ञान और मीडिया के लिए।`,
};

export const BY_DRAWING: Wording = {
  english: `${strong("Drawing")}: design and animation take every stream, so the other liking may decide; architecture asks for PCM.`,
  hinglish: `${strong("Drawing")}: design aur animation mein har stream chalti hai, isliye doosri pasand se tay kar sakte hain; architecture ke liye PCM chahiye.`,
  hindi: `${strong("ड्रॉइंग")}: डिज़ाइन और एनिमेशन में हर स्ट्रीम चलती है, इसलिए दूसरी पसंद से तय कर सकते हैं; architecture के लिए PCM चाहिए।`,
};

export const MARKS_AND_LIKING: Wording = {
  english: p(
    `Marks decide which school gives you the seat; the subjects that you would gladly study each day decide the stream. The free stream test has ten questions, at the top of ${link("/", "the home page")}.`,
  ),
  hinglish: p(
    `Marks se yeh tay hota hai ki seat kis school mein milegi; stream un vishayon se, jo aap roz khushi se padhenge. Free stream test mein das sawal hain, ${link("/", "home page")} ke upar.`,
  ),
  hindi: p(
    `नंबरों से यह तय होता है कि सीट किस स्कूल में मिलेगी; स्ट्रीम उन विषयों से, जो आप रोज़ ख़ुशी से पढ़ेंगे। मुफ़्त स्ट्रीम टेस्ट में दस सवाल हैं, ${link("/", "होम पेज")} के ऊपर।`,
  ),
};
