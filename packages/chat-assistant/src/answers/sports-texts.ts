import { link, p, strong, ul } from "../html/write.ts";
import type { Wording } from "../language.ts";

const PE_TEACHER = link("/career/physical-education-teacher", "Physical Education Teacher");
const PHYSIO = link("/career/sports-physiotherapist", "Sports Physiotherapist");

/** The way of players, whatever the game. */
export const WAY_OF_PLAYERS: Wording = {
  english:
    p("In sport the way in is much the same whatever the game: results in contests count, and no degree is asked.") +
    ul([
      `${strong("Begin")}: a coach or a club near you and your school's team; then the district's and the State's trials, through the association of the game. Keep each certificate.`,
      `${strong("To be trained")}: trials for a SAI centre, Khelo India (kheloindia.gov.in) or a State sports hostel.`,
      `${strong("A post as a player")}: the sports quota of railways, police and the services, after a degree also of banks, public companies and State departments; mostly the State team is the least that they ask.`,
      `${strong("Beside it")}: finish Class 12 and a degree, since few live on playing and not for long years. Near it: ${PE_TEACHER} (BPEd), coach (NIS diploma), ${PHYSIO}.`,
    ]),
  hinglish:
    p("Khel koi bhi ho, raasta lagbhag ek sa hai: pratiyogita ke result ginte hain, degree nahi maangi jaati.") +
    ul([
      `${strong("Shuruaat")}: paas ka coach ya club aur school ki team; phir zile aur rajya ke trial, us khel ke sangh ke zariye. Har certificate sambhal kar rakhiye.`,
      `${strong("Training")}: SAI centre, Khelo India (kheloindia.gov.in) ya rajya ke sports hostel ke trial.`,
      `${strong("Khiladi ki naukri")}: railway, police aur sena ka sports quota, degree ke baad bank, sarkari company aur rajya ke vibhag bhi; zyadatar kam se kam rajya ki team maangte hain.`,
      `${strong("Saath mein")}: Class 12 aur degree poori kijiye, kyunki khelne se kam log jeete hain aur lambe saalon tak nahi. Paas ka kaam: ${PE_TEACHER} (BPEd), coach (NIS diploma), ${PHYSIO}.`,
    ]),
  hindi:
    p("खेल कोई भी हो, रास्ता लगभग एक सा है: प्रतियोगिता के नतीजे गिने जाते हैं, डिग्री नहीं माँगी जाती।") +
    ul([
      `${strong("शुरुआत")}: पास का कोच या क्लब और स्कूल की टीम; फिर ज़िले और राज्य के ट्रायल, उस खेल के संघ के ज़रिए। हर सर्टिफ़िकेट संभालकर रखिए।`,
      `${strong("ट्रेनिंग")}: SAI centre, Khelo India (kheloindia.gov.in) या राज्य के sports hostel के ट्रायल।`,
      `${strong("खिलाड़ी की नौकरी")}: रेलवे, पुलिस और सेना का sports quota, डिग्री के बाद बैंक, सरकारी कंपनी और राज्य के विभाग भी; ज़्यादातर कम से कम राज्य की टीम माँगते हैं।`,
      `${strong("साथ में")}: Class 12 और डिग्री पूरी कीजिए, क्योंकि खेलने से कम लोग जीते हैं और लंबे सालों तक नहीं। पास का काम: ${PE_TEACHER} (BPEd), कोच (NIS diploma), ${PHYSIO}।`,
    ]),
};
