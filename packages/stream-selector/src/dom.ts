/** An element with the name of its part, which the style sheet and `::part` both select by, its children and its properties. */
export function part<Tag extends keyof HTMLElementTagNameMap>(
  tag: Tag,
  name: string,
  children: string | readonly Node[],
  properties: Partial<Omit<HTMLElementTagNameMap[Tag], "part">> = {},
): HTMLElementTagNameMap[Tag] {
  const element = document.createElement(tag);
  if (name !== "") element.setAttribute("part", name);
  element.append(...(typeof children === "string" ? [children] : children));
  return Object.assign(element, properties);
}

/** A heading of the level that the page has room for. */
export function heading(level: number, name: string, text: string): HTMLElement {
  const element = document.createElement(`h${level}`);
  element.setAttribute("part", name);
  element.append(text);
  return element;
}

/** The second click of a double click lands on the next question's option: it is not an answer. (A key press counts 0 clicks.) */
export const button = (name: string, text: string, act: () => void): HTMLButtonElement =>
  part("button", name, text, {
    type: "button",
    onclick: ({ detail }) => {
      if (detail <= 1) act();
    },
  });
