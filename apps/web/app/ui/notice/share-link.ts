import { addressNow } from "../../lib/router/location.ts";
import { share } from "../../lib/share.ts";
import { notify } from "./notice.tsx";
import { strings } from "./strings.ts";

type Shared = { readonly title: string; readonly text: string; readonly path: string };
type Words = { readonly copied: string; readonly link: string };

/** The native share sheet, else the clipboard, else the link to copy by hand; only what was done is told (specification, section 7). */
export async function shareLink({ title, text, path }: Shared, words: Words): Promise<void> {
  const url = addressNow().origin + path;
  const outcome = await share({ title, text, url });
  if (outcome === "copied") notify({ text: words.copied });
  if (outcome === "failed") notify({ text: strings.copyByHand, field: { label: words.link, value: url } });
}
