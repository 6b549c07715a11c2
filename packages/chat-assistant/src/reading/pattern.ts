type FirstCheck = (pattern: RegExp) => (text: string) => boolean;

let firstCheck: FirstCheck | undefined;

/** From here on a pattern is looked for only where a first check says that it may stand. Who asks a few patterns once does without. */
export function checkFirst(check: FirstCheck): void {
  firstCheck = check;
}

/**
 * A pattern that is looked for only in a text in which it may stand, and finds what a plain pattern finds. As one it stands behind the check, since
 * engines are quick with those alone. To be made once and kept.
 */
export class Pattern extends RegExp {
  #check: ((text: string) => boolean) | undefined;
  #plain: RegExp | undefined;

  static of(pattern: RegExp): Pattern {
    return pattern instanceof Pattern ? pattern : new Pattern(pattern);
  }

  #mayStandIn(text: string): boolean {
    this.#check ??= firstCheck?.(this);
    return this.#check === undefined || this.#check(text);
  }

  get #itself(): RegExp {
    this.#plain ??= new RegExp(this.source, this.flags);
    return this.#plain;
  }

  override test(text: string): boolean {
    return this.#mayStandIn(text) && this.#itself.test(text);
  }

  override [Symbol.replace](text: string, by: string | ((found: string, ...more: string[]) => string)): string {
    if (!this.#mayStandIn(text)) return text;
    return typeof by === "string" ? text.replace(this.#itself, by) : text.replace(this.#itself, by);
  }
}
