/** The default look. Names that begin with --_ are the element's own; what a page may set is read once, at the top. */
const CSS = `
:host {
  --_text: var(--stream-selector-text, #1d2b2a);
  --_muted: var(--stream-selector-muted, #52625f);
  --_background: var(--stream-selector-background, #fff);
  --_border: var(--stream-selector-border, #85938f);
  --_accent: var(--stream-selector-accent, #0a6b63);
  --_on-accent: var(--stream-selector-on-accent, #fff);
  --_soft: var(--stream-selector-soft, #e5f2f0);
  --_radius: var(--stream-selector-radius, .75rem);
  display: block;
  color: var(--_text);
  background: var(--_background);
  font-family: var(--stream-selector-font, inherit);
  line-height: 1.5;
  overflow-wrap: anywhere;
}
@supports (color: light-dark(#000, #fff)) {
  :host {
    --_text: var(--stream-selector-text, light-dark(#1d2b2a, #e6efed));
    --_muted: var(--stream-selector-muted, light-dark(#52625f, #a8b8b5));
    --_background: var(--stream-selector-background, light-dark(#fff, #131c1b));
    --_border: var(--stream-selector-border, light-dark(#85938f, #6d7d79));
    --_accent: var(--stream-selector-accent, light-dark(#0a6b63, #6fd8ca));
    --_on-accent: var(--stream-selector-on-accent, light-dark(#fff, #06211e));
    --_soft: var(--stream-selector-soft, light-dark(#e5f2f0, #1c2f2c));
  }
}
:host([hidden]) { display: none; }
:host([theme=light]) { color-scheme: light; }
:host([theme=dark]) { color-scheme: dark; }
:host([theme=auto]) { color-scheme: light dark; }
* { box-sizing: border-box; margin: 0; unicode-bidi: plaintext; text-align: -webkit-match-parent; text-align: match-parent; }
ul, ol { padding: 0; list-style: none; }
[part~=quiz] { display: grid; gap: 1rem; padding: 1rem; }
[part~=progress-row], [part~=result-head] { display: flex; flex-wrap: wrap; gap: .25rem 1rem; align-items: baseline; }
[part~=progress-row] { justify-content: space-between; }
[part~=progress-row], [part~=hint], [part~=points] { color: var(--_muted); font-size: .875rem; font-variant-numeric: tabular-nums; }
[part~=progress] { appearance: none; inline-size: 100%; block-size: .5rem; border: 0; border-radius: 1rem; overflow: hidden; background: var(--_soft); color: var(--_accent); }
[part~=progress]::-webkit-progress-bar { background: var(--_soft); }
[part~=progress]::-webkit-progress-value { background: var(--_accent); }
[part~=progress]::-moz-progress-bar { background: var(--_accent); }
[part~=heading] { font-size: 1.375rem; line-height: 1.25; }
[part~=name] { font-size: 1.125rem; }
[part~=options], [part~=results-list] { display: grid; gap: .75rem; }
button { font: inherit; color: inherit; cursor: pointer; min-block-size: 2.75rem; padding: .625rem 1rem; border: 2px solid var(--_border); border-radius: var(--_radius); background: none; }
[part~=option] { inline-size: 100%; min-block-size: 3.25rem; }
@media (hover: hover) {
  button:hover { border-color: var(--_accent); background: var(--_soft); }
  [part~=restart]:hover { background: var(--_accent); text-decoration: underline; }
}
[part~=button] { justify-self: start; }
[part~=restart] { border-color: var(--_accent); background: var(--_accent); color: var(--_on-accent); font-weight: 600; }
:focus-visible { outline: 3px solid var(--_accent); outline-offset: 2px; border-radius: .25rem; }
[part~=result] { display: grid; gap: .5rem; padding: 1rem; border: 1px solid var(--_border); border-radius: var(--_radius); }
[part~=best] { border: 2px solid var(--_accent); }
[part~=badge] { padding: 0 .625rem; border-radius: 1rem; background: var(--_accent); color: var(--_on-accent); font-size: .8125rem; font-weight: 600; }
[part~=points] { margin-inline-start: auto; }
[part~=tie] { padding: 1rem; border-radius: var(--_radius); background: var(--_soft); }
[part~=summary] { cursor: pointer; min-block-size: 1.5rem; font-weight: 600; }
[part~=label] { margin-block-start: .5rem; font-weight: 600; }
[part~=list] { display: grid; gap: .25rem; padding-inline-start: 1.25rem; list-style: disc; }
@media (prefers-reduced-motion: no-preference) {
  button { transition: border-color .15s, background-color .15s; }
  [part~=heading], [part~=options] { animation: arrive .2s ease-out; }
  @keyframes arrive { from { opacity: 0; translate: 0 .5rem; } }
}
@media (forced-colors: active) {
  [part~=progress] { border: 1px solid; }
  [part~=badge] { border: 1px solid; }
}
`;

let sheet: CSSStyleSheet | undefined;

/** One sheet for all elements of the page. A constructed sheet needs no leave of the page's content policy. */
export function styleSheet(): CSSStyleSheet {
  if (!sheet) {
    sheet = new CSSStyleSheet();
    sheet.replaceSync(CSS);
  }
  return sheet;
}
