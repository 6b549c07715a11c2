/** Whatever comes into the page while something is pressed moves it from under the finger, and the press is lost. */
export function afterPress(act: () => void): void {
  if (document.documentElement.matches(":active")) addEventListener("pointerup", () => setTimeout(act), { once: true });
  else act();
}
