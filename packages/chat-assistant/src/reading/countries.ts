/** Countries as students name them, and the words for all of them. */
export const COUNTRIES: string =
  "(?:usa|america|canada|uk|england|london|germany|australia|russia|ukraine|dubai|uae|saudi|qatar|kuwait|oman|gulf|singapore|japan|france|italy|ireland|new zealand|europe|china|korea|philippines|malaysia|georgia|kazakhstan|bangladesh|abroad|overseas|videsh|विदेश|कनाडा|अमेरिका|जर्मनी|रूस|दुबई|इंग्लैंड|ऑस्ट्रेलिया|जापान)";
