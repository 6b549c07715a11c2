import {
  chooseOption,
  defineStreamQuiz,
  type StreamQuestion,
  type StreamQuizState,
  startStreamQuiz,
  streamQuestions,
} from "@career-clarity/stream-scoring";
import { part } from "./dom.ts";
import { type Keeper, keep, recall } from "./memory.ts";
import { questionView } from "./question-view.ts";
import { resultOf, type StreamSelectorResult } from "./result.ts";
import { resultView } from "./result-view.ts";
import { chosenTexts, resume, stepBack } from "./session.ts";
import { type StreamSelectorStrings, streamSelectorStrings } from "./strings.ts";
import { styleSheet } from "./styles.ts";

// A server that renders the page imports this file too: there the class exists and is never made.
const Base: typeof HTMLElement = typeof HTMLElement === "undefined" ? (class {} as typeof HTMLElement) : HTMLElement;

const KEY = "stream-selector";
const LEVELS = { default: 2, first: 1, last: 5 };

/**
 * `<stream-selector>`: the whole stream quiz in a shadow root. It makes no request, and keeps nothing unless told to.
 *
 * Attributes, read at every change of screen: `remember` keeps the answers in local storage, under its value or "stream-selector";
 * `heading-level` is the level of its headings, 2 unless said otherwise; `theme` is "light", "dark" or "auto" (the device's), and
 * without it the page's own `color-scheme` holds. After the last answer it dispatches `stream-selector-result`.
 */
export class StreamSelectorElement extends Base {
  #questions: readonly StreamQuestion[] = streamQuestions;
  #strings: StreamSelectorStrings = streamSelectorStrings;
  #state: StreamQuizState = startStreamQuiz();
  #hasBegun = false;

  constructor() {
    super();
    this.attachShadow({ mode: "open" }).adoptedStyleSheets = [styleSheet()];
  }

  connectedCallback(): void {
    if (this.#hasBegun) return;
    this.#hasBegun = true;
    for (const name of ["strings", "questions"] as const) this.#takeUp(name);
    this.#begin();
  }

  /** The quiz that is asked: the built-in one unless another was given. */
  get questions(): readonly StreamQuestion[] {
    return this.#questions;
  }

  /**
   * A quiz of your own, in the form that `defineStreamQuiz` of stream-scoring checks; null for the built-in one. The quiz begins anew.
   * @throws {StreamQuizDefinitionError} naming the path and the rule; the quiz before stays
   */
  set questions(value: unknown) {
    this.#questions = value == null ? streamQuestions : defineStreamQuiz(value);
    if (this.#hasBegun) this.#begin();
  }

  /** What the element says beside the quiz. */
  get strings(): StreamSelectorStrings {
    return this.#strings;
  }

  /** Texts in place of the English ones; what is left out stays English. */
  set strings(value: Partial<StreamSelectorStrings>) {
    this.#strings = Object.freeze({ ...streamSelectorStrings, ...value });
    if (this.#hasBegun) this.#show();
  }

  /** The result, or null while questions are open. */
  get result(): StreamSelectorResult | null {
    return resultOf(this.#state);
  }

  /** Starts the quiz again and forgets what was kept. The focus moves only if it is in the quiz. */
  restart(): void {
    this.#moveTo(startStreamQuiz(), this.shadowRoot?.activeElement != null);
  }

  /** A property that was set before the element was known hides the class's own. */
  #takeUp(name: "questions" | "strings"): void {
    if (!Object.hasOwn(this, name)) return;
    const value = Reflect.get(this, name);
    Reflect.deleteProperty(this, name);
    Reflect.set(this, name, value);
  }

  #begin(): void {
    const key = this.#key;
    this.#state = (key === null ? null : resume(recall(this.#keeper, key), this.#questions)) ?? startStreamQuiz();
    this.#show();
  }

  /** That of the page in which the element stands. */
  readonly #keeper: Keeper = () => this.ownerDocument.defaultView?.localStorage;

  get #key(): string | null {
    const name = this.getAttribute("remember");
    return name === "" ? KEY : name;
  }

  get #level(): number {
    const level = Number(this.getAttribute("heading-level") ?? LEVELS.default);
    return Number.isInteger(level) && level >= LEVELS.first && level <= LEVELS.last ? level : LEVELS.default;
  }

  #choose(option: number): void {
    this.#moveTo(chooseOption(this.#state, option, this.#questions), true);
    const detail = this.result;
    if (detail) this.dispatchEvent(new CustomEvent("stream-selector-result", { detail, bubbles: true, composed: true }));
  }

  #moveTo(state: StreamQuizState, takesFocus: boolean): void {
    this.#state = state;
    const key = this.#key;
    if (key !== null) keep(this.#keeper, key, chosenTexts(state, this.#questions));
    this.#show();
    if (takesFocus) this.#focusHeading();
  }

  /** A screen reader then says the question, and the next Tab leads to its first option. */
  #focusHeading(): void {
    const title = this.shadowRoot?.querySelector<HTMLElement>("[part~=heading]");
    if (!title) return;
    title.tabIndex = -1;
    title.focus();
  }

  #show(): void {
    const isOwn = this.#questions !== streamQuestions || this.#strings !== streamSelectorStrings;
    const section = part("section", "quiz", this.#screen(), { ariaLabel: this.#strings.title });
    // A screen reader reads the English texts as English on a page of another language.
    if (!isOwn) section.lang = "en";
    this.shadowRoot?.replaceChildren(section);
  }

  #screen(): readonly Node[] {
    const result = this.result;
    const shared = { strings: this.#strings, level: this.#level };
    if (result) return resultView({ ...shared, result, onRestart: () => this.restart() });
    return questionView({
      ...shared,
      state: this.#state,
      questions: this.#questions,
      onChoose: (option) => this.#choose(option),
      onPrevious: () => this.#moveTo(stepBack(this.#state, this.#questions), true),
    });
  }
}

declare global {
  interface HTMLElementTagNameMap {
    "stream-selector": StreamSelectorElement;
  }
  interface HTMLElementEventMap {
    "stream-selector-result": CustomEvent<StreamSelectorResult>;
  }
}
