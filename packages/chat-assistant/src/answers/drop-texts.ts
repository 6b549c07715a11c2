import { p, strong, ul } from "../html/write.ts";
import type { Wording } from "../language.ts";

export const ONCE_MORE_OR_NOT: Wording = {
  english:
    p("It depends on how near you were, and on how often you have tried:") +
    ul([
      `${strong("Once more")} if you were near last year's closing rank (mcc.nic.in for medicine, josaa.nic.in for engineering, and your State's counselling show it), can name what cost you the marks, and are well.`,
      `${strong("Take the place")} if you would study its subject gladly, if money or sleep suffers, or if this was the second try: a third seldom changes much.`,
      `${strong("Both")}: hold a place and sit once more beside its first year, where the college allows it.`,
    ]),
  hinglish:
    p("Yeh is par hai ki aap kitne paas the, aur kitni baar koshish kar chuke hain:") +
    ul([
      `${strong("Ek baar aur")}, agar aap pichle saal ki closing rank ke paas the (medical ki mcc.nic.in, engineering ki josaa.nic.in aur aapke rajya ki counselling mein dikhti hai), bata sakte hain ki marks kahan gaye, aur theek hain.`,
      `${strong("Jo seat mili hai woh lijiye")}, agar uska vishay mann se padhenge, agar paise ya neend par asar pad raha ho, ya yeh doosri koshish thi: teesri se kam hi badalta hai.`,
      `${strong("Dono")}: ek seat pakad kar rakhiye aur uske pehle saal ke saath ek baar aur dijiye, jahan college ijazat de.`,
    ]),
  hindi:
    p("यह इस पर है कि आप कितने पास थे, और कितनी बार कोशिश कर चुके हैं:") +
    ul([
      `${strong("एक बार और")}, अगर आप पिछले साल की closing rank के पास थे (मेडिकल की mcc.nic.in, इंजीनियरिंग की josaa.nic.in और आपके राज्य की काउंसलिंग में दिखती है), बता सकते हैं कि नंबर कहाँ गए, और ठीक हैं।`,
      `${strong("जो सीट मिली है वह लीजिए")}, अगर उसका विषय मन से पढ़ेंगे, अगर पैसे या नींद पर असर पड़ रहा हो, या यह दूसरी कोशिश थी: तीसरी से कम ही बदलता है।`,
      `${strong("दोनों")}: एक सीट पकड़कर रखिए और उसके पहले साल के साथ एक बार और दीजिए, जहाँ कॉलेज इजाज़त दे।`,
    ]),
};
export const ASK_YOUR_CHILD: Wording = {
  english: p(
    "As a parent: ask first what your child wishes and how it sleeps and eats, decide together, and agree beforehand what comes if the marks are not enough.",
  ),
  hinglish: p(
    "Maata-pita ke roop mein: pehle poochiye ki bachcha kya chahta hai aur uski neend aur khana kaisa hai, saath mein tay kijiye, aur pehle se tay kar lijiye ki marks kam aaye to kya karenge.",
  ),
  hindi: p(
    "माता-पिता के रूप में: पहले पूछिए कि बच्चा क्या चाहता है और उसकी नींद और खाना कैसा है, साथ में तय कीजिए, और पहले से तय कर लीजिए कि नंबर कम आए तो क्या करेंगे।",
  ),
};
