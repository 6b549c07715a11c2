import { StreamSelectorElement } from "./element.ts";

/**
 * Makes `<stream-selector>` known to the page. Calling it again changes nothing: the first definition of a name stays.
 * @throws {DOMException} a name that is none for a custom element, or another name once the element has one
 */
export function defineStreamSelector(name = "stream-selector"): void {
  if (!customElements.get(name)) customElements.define(name, StreamSelectorElement);
}
