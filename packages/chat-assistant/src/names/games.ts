/** Games as people write them, and the career of their players where there is one. */
export const GAMES: readonly (readonly [names: string, career?: string])[] = [
  ["cricket|क्रिकेट", "cricketer"],
  ["football|footbal|soccer|फुटबॉल|फुटबाल", "football-player"],
  ["hockey|हॉकी|हाकी", "hockey-player"],
  ["badminton|बैडमिंटन", "badminton-player"],
  ["wrestling|kushti|dangal|कुश्ती", "wrestler"],
  ["boxing|मुक्केबाजी|बॉक्सिंग", "boxer"],
  ["athletics|javelin|long jump|high jump|shot put|एथलेटिक्स", "track-and-field-athlete"],
  ["chess|shatranj|शतरंज", "chess-player"],
  ["kabaddi|kabadi|kabbadi|कबड्डी", "kabaddi-player"],
  [
    "kho kho|khokho|volley ?ball|basket ?ball|table tennis|tennis|hand ?ball|swimming|tairaki|archery|teerandazi|teerandaji|tirandazi|tirandaji|तीरंदाजी|धनुर्विद्या|(?:rifle|pistol) shooting|weight ?lifting|judo|karate|taekwondo|gymnastics|wushu|fencing|rowing|squash|खो खो|वॉलीबॉल|वालीबॉल|बास्केटबॉल|टेनिस|तैराकी|तीरंदाजी|जूडो|कराटे",
  ],
];
