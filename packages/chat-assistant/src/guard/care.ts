import { p, strong, ul } from "../html/write.ts";

const TELE_MANAS = `${strong("Tele-MANAS: call 14416")}, for anybody who feels low, afraid or unable to go on. They speak English, Hindi and many other languages.`;
const CHILDLINE = `${strong("Childline: call 1098")}, for anybody under 18, also when somebody hurts you, touches you or frightens you.`;
const EMERGENCY = `${strong("Emergency: call 112")}, if you or somebody else may be in danger right now.`;
const WOMEN = `${strong("Women's helpline: call 181")}, for girls and women of every age.`;
const FREE = p("Please talk to a person now. These calls are free, day and night:");

/** The last words of each, for those who read Hindi more easily. */
const IN_HINDI = p("Aap akele nahi hain, abhi call kijiye: 14416 ya 1098. आप अकेले नहीं हैं, अभी कॉल कीजिए: 14416 या 1098.");
const LATER = p("I am here when you want to talk about anything else, and there is no hurry.");

const caring = (opening: string, lines: readonly string[], closing: string): string =>
  [p(opening), FREE, ul(lines), p(closing), IN_HINDI, LATER].join("");

/** Whom care is for. */
export type Need =
  | "danger"
  | "despair"
  | "friend"
  | "child"
  | "childHabit"
  | "hurt"
  | "blackmail"
  | "threat"
  | "marriage"
  | "pregnancy"
  | "home"
  | "shelter"
  | "eating"
  | "addiction";

/** What somebody in distress reads before anything else. No career, no figure, nothing to do but to reach a person. */
export const CARE: Readonly<Record<Need, string>> = {
  danger: [
    p(
      `${strong("Please call 112 now")}, or ask whoever is nearest to you to call. Say what has happened: what was taken, or who is hurt, and where you are. Please do not wait to see whether it gets worse, and stay with somebody until help comes.`,
    ),
    ul([`${strong("Emergency: call 112")}, for an ambulance or the police, free from every phone.`, TELE_MANAS, CHILDLINE]),
    p("I am glad that you wrote this. Calling is the right thing to do, whatever happened before."),
    p("Abhi 112 par call kijiye. अभी 112 पर कॉल कीजिए."),
  ].join(""),
  despair: caring(
    "I am really glad that you wrote this. What you feel matters more than any exam, result or career, and you do not have to carry it alone.",
    [TELE_MANAS, CHILDLINE, EMERGENCY],
    "If you can, sit with somebody you trust while you call: a parent, a teacher, a neighbour, a friend. Feelings as heavy as this do get lighter with help.",
  ),
  friend: caring(
    "Thank you for taking this seriously: it is how people are helped. You do not have to solve it alone, and it is not your fault.",
    [TELE_MANAS, CHILDLINE, EMERGENCY],
    "Stay with them or keep them on the phone, listen without arguing, and tell an adult you trust today, even if you promised to keep it secret. You can call together, or you can call for them.",
  ),
  child: caring(
    "You did right to write this. Take your child's words and silence seriously, also when they were said in anger. It is not your fault, and you can do much today.",
    [
      `${strong("Tele-MANAS: call 14416")}, for you and for your child. They tell you what to say and where the next doctor is, in English, Hindi and many other languages.`,
      `${strong("Childline: call 1098")}, if your child is under 18.`,
      `${strong("Emergency: call 112")}, at once if your child has a plan, has taken something or is hurt.`,
    ],
    "Now: stay near, and do not leave your child alone tonight; lock away medicines, pesticides and anything sharp. Ask calmly whether there are thoughts of dying: asking does not put them there. Listen without scolding, advice or a word about marks, and say that no exam is worth more to you than your child. See a doctor or the psychiatry department of a government hospital in the next days. Studies can wait.",
  ),
  childHabit: caring(
    "It is good that you ask before you scold. Such a habit is no bad character: it has a hold on your child, and with help people do get free of it.",
    [
      `${strong("Tele-MANAS: call 14416")}, also for parents, about drink, drugs, tobacco and other habits, in English, Hindi and many other languages.`,
      `${strong("Childline: call 1098")}, if your child is under 18.`,
      `${strong("Emergency: call 112")}, if your child is unconscious, violent or in danger.`,
    ],
    "Choose a calm hour, say what you saw and that you will help; ask what it gives and since when. Do not beat, lock in or shame. A doctor or the de-addiction centre of a government hospital treats it, mostly free: stopping all at once alone can be hard on the body.",
  ),
  hurt: caring(
    "I am really glad that you wrote this. What is being done to you is wrong, and it is not your fault. You have a right to be safe, at home and at school.",
    [CHILDLINE, WOMEN, EMERGENCY, TELE_MANAS],
    "Tell one adult you trust as well: a teacher, a relative, a neighbour. If the first does not listen, tell another. In a college or hostel, ragging is forbidden, and the head must act when you report it.",
  ),
  threat: caring(
    "I am really glad that you wrote this. Nobody may threaten you, and it is not your fault: whom you love and what you choose is no crime. Your safety comes first.",
    [
      `${strong("Emergency: call 112")}, now if they are near you. The police must come, also when it is your own family.`,
      `${strong("Women's helpline: call 181")}, for girls and women of every age, also when threats come from home.`,
      CHILDLINE,
      TELE_MANAS,
    ],
    "Stay near people whom you trust, keep the messages as proof, and tell an adult outside the quarrel today: a teacher, a relative, a neighbour. A court or the district's Legal Services Authority can order protection, free.",
  ),
  blackmail: caring(
    "I am really glad that you wrote this. Whoever threatens you is doing wrong, not you. Many have been through this and came out of it with help.",
    [
      `${strong("Cyber crime helpline: call 1930")}, or report it at cybercrime.gov.in, where you need not give your name if it is about pictures of a child or a woman.`,
      CHILDLINE,
      EMERGENCY,
      TELE_MANAS,
    ],
    "Pay nothing, send nothing more, and keep the messages: they are the proof. Tell one adult you trust today, so that you do not face this alone.",
  ),
  marriage: caring(
    "I am really glad that you wrote this. Your life is yours: nobody may marry you against your will, and the law forbids a marriage before 18 for a girl and before 21 for a man.",
    [
      `${strong("Childline: call 1098")}, for anybody under 18. They can stop a marriage, and you may call in secret.`,
      WOMEN,
      `${strong("Emergency: call 112")}, if it is to happen now or somebody threatens you.`,
      TELE_MANAS,
    ],
    "Tell a teacher too, or another adult you trust: they can call for you, and speak for you at home. Wanting to go on with your studies is a good reason.",
  ),
  pregnancy: caring(
    "I am glad that you wrote this. You are not alone, and you are not bad. What you need now is somebody who listens and a doctor, and both can be had quietly.",
    [CHILDLINE, WOMEN, TELE_MANAS, EMERGENCY],
    "Please see a doctor or a health centre soon, with an adult you trust, and take nothing on your own. If somebody forced you or you feel unsafe, say so when you call. Your studies can go on.",
  ),
  home: caring(
    "I am really glad that you wrote this first. Something must be very hard for you. Before you go anywhere, please speak to somebody who can help you to be safe.",
    [`${strong("Childline: call 1098")}, for anybody under 18: they listen, they come, and they know safe places.`, TELE_MANAS, EMERGENCY],
    "On the road alone things mostly get more dangerous. Is there a relative, a teacher or a friend's family where you can stay tonight? If somebody hurts you at home, tell it on the phone: it is not your fault.",
  ),
  shelter: caring(
    "I am really glad that you wrote this. To be put out of your home is very hard, and it is not your fault. First you need a safe place for tonight.",
    [
      `${strong("Childline: call 1098")}, for anybody under 18: they come, they know safe places, and they talk with your family.`,
      WOMEN,
      `${strong("Emergency: call 112")}, if you have nowhere safe to be right now, or somebody hurt you.`,
      TELE_MANAS,
    ],
    "Go to somebody you know: a relative, a teacher, a friend's or neighbour's family, and tell them what happened. Much that is said in anger over a result is taken back in a few days, and others can speak for you meanwhile.",
  ),
  eating: caring(
    "I am really glad that you wrote this. When food and one's own body become a fear, it is no weakness and no vanity but something that doctors can treat, and it gets better with help.",
    [TELE_MANAS, CHILDLINE, EMERGENCY],
    "Please see a doctor or a health centre in the next days, with an adult you trust, and at once if you faint or your heart races. Tell them all that you wrote here. You deserve to eat, and you are more than your weight.",
  ),
  addiction: caring(
    "It is brave to write this. It is no weakness of character: the habit has a hold on you, and with help people do get free of it.",
    [
      `${strong("Tele-MANAS: call 14416")}, also for drink, drugs, tobacco and other habits. They speak English, Hindi and many other languages.`,
      CHILDLINE,
      EMERGENCY,
    ],
    "Tell one person you trust, and see a doctor or a government hospital: stopping all at once alone can be hard on the body. You need not do it alone.",
  ),
};

/** For the strain of exams and of expectations, short of despair. */
export const strain: string = [
  p("That sounds heavy, and it is all right to say so. Many students feel this before an exam, a result or a talk at home."),
  p(
    `It helps to tell one person today: a parent, a teacher, a friend. If it does not get lighter, ${strong("Tele-MANAS on 14416")} listens for free, day and night, in English, Hindi and many other languages. Under 18 you can also call ${strong("Childline on 1098")}, also when home is not a good place.`,
  ),
  p(
    "One result closes fewer doors than it seems to. When you feel like it, tell me a subject or a thing that you like, and I will show you ways that are open.",
  ),
].join("");

/** The same for somebody who says that childhood is over. */
export const strainOfAdult: string = [
  p("That sounds heavy, and it is all right to say so. Years of preparing, of looking for work or of carrying others tire everybody."),
  p(
    `It helps to tell one person today whom you trust, and to rest before you decide anything. If it does not get lighter, ${strong("Tele-MANAS on 14416")} listens for free, day and night, in English, Hindi and many other languages.`,
  ),
  p(
    "To stop one way is no defeat, and what you have learnt counts elsewhere. When you feel like it, tell me your degree or your work so far, and I show a second plan.",
  ),
].join("");

/** The same for a parent who writes of a child. */
export const strainOfChild: string = [
  p("It is good that you noticed. Many children carry this before an exam, a result or a talk at home, and a calm parent helps most."),
  p(
    `Sit beside your child without the phone, ask what is hardest, and only listen; say that you are with them whatever the marks. See to sleep, food and an hour outside. If your child hardly eats or sleeps, hides away or speaks of giving up, call ${strong("Tele-MANAS on 14416")} together: free, day and night, in English, Hindi and many other languages. Under 18 there is also ${strong("Childline on 1098")}.`,
  ),
  p("When things are calmer, tell me the class and what your child likes, and I show ways that are open."),
].join("");

/** For somebody who has lost a friend or a relative. */
export const grief: string = [
  p(
    "I am very sorry for your loss. When somebody dear dies, it is hard to think, to sleep or to study, for weeks or for months, and nothing is wrong with you.",
  ),
  p(
    `You need not be strong alone: tell somebody who knew them too, or a teacher, that you need time. ${strong("Tele-MANAS on 14416")} listens for free, day and night, in English, Hindi and many other languages. Under 18 you can also call ${strong("Childline on 1098")}.`,
  ),
  p("Studies and plans can wait a little: a school will often give time when it is told. I am here when you want to talk about them."),
].join("");
