import type { Career, Pay } from "@career-clarity/career-catalog";
import type { Explorer } from "@career-clarity/explorer-query";
import { careersLinked, type ReadReply } from "./reply-text.ts";

const FIGURE = /[₹$]\s?[\d][\d,.]*(?:\s?(?:lakh|crore|k\b))?|[+-]?\d[\d,.]*\s?(?:lakh|crore|%|per ?cent|rupees|LPA)/gi;
const tidy = (figure: string): string => figure.replace(/[\s,]|\.$/g, "").toLowerCase();

const latin = (text: string): string => text.replaceAll("लाख", "lakh").replaceAll("करोड़", "crore");

const figuresIn = (text: string): readonly string[] => (latin(text).match(FIGURE) ?? []).map(tidy);

const LAKH = 100_000;
const CRORE = 100 * LAKH;
const rupeesText = (rupees: number): string =>
  rupees < CRORE ? `₹${Number((rupees / LAKH).toFixed(1))}lakh` : `₹${Number((rupees / CRORE).toFixed(2))}crore`;
const TWELVE = 12;
const THOUSAND = 1000;
/** The pay of a year as replies tell it by the month. */
const monthly = (pay: Pay | undefined): readonly string[] =>
  pay === undefined
    ? []
    : [pay.low, pay.high].map((year) => {
        const month = Math.max(1, Math.round(year / TWELVE / THOUSAND)) * THOUSAND;
        return month < LAKH ? `₹${month}` : rupeesText(month);
      });
const amounts = (pay: Pay | undefined): readonly string[] =>
  pay === undefined ? [] : [pay.low, pay.high].map((amount) => (pay.currency === "INR" ? rupeesText(amount) : `$${amount}`));

/** Every figure of money or share that a career's record states. */
function figuresOf(career: Career): readonly string[] {
  const { description, summary = "", day = [], dislikes = [], tryIt = "", pay, payInr, growth, pathway } = career;
  const ways = [
    ...(pathway?.afterClass10 ?? []),
    ...(pathway?.afterClass12 ?? []),
    ...(pathway?.afterDegree ?? []),
    pathway?.licence ?? "",
  ];
  const texts = [description, summary, ...day, ...dislikes, ...ways, tryIt, growth, pay?.source ?? "", payInr?.source ?? ""].join(" ");
  return [...amounts(pay), ...amounts(payInr), ...monthly(payInr), ...figuresIn(texts)];
}

/** A sum of money, or a share that is said to grow. */
const NEEDS_BASIS = /[₹$]|[+-]\d/;

/** Figures of a reply that no career which it links states, and money or growth without the kind of its basis. */
export function figureFaults(reply: ReadReply, explorer: Explorer): readonly string[] {
  const careers = careersLinked(reply).flatMap((id) => explorer.byId(id) ?? []);
  const known = new Set(careers.flatMap(figuresOf));
  const figures = figuresIn(reply.text);
  const invented = figures.filter((figure) => !known.has(figure)).map((figure) => `"${figure}" is no figure of a career that is linked`);
  const bare = figures.some((figure) => NEEDS_BASIS.test(figure)) && !/\((?:estimate|sourced)[,:]|own estimate/.test(reply.text);
  return bare ? [...invented, "a figure stands there without its basis"] : invented;
}

/** Whether a career's pay in rupees stands in the text, with its kind and year. */
export function statesPay(text: string, { payInr }: Career): boolean {
  if (payInr === undefined) return /no figure for India|India ke liye abhi koi figure nahi|भारत के लिए अभी कोई आँकड़ा नहीं/.test(text);
  const figures = figuresIn(text);
  const stated = amounts(payInr).every((amount) => figures.includes(amount));
  return stated && text.includes(String(payInr.year)) && text.includes(payInr.basis === "estimated" ? "estimate" : "sourced");
}
