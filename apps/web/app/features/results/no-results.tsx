import * as common from "../../theme/common.css.ts";
import { ButtonLink } from "../../ui/button/button.tsx";
import { opening } from "./opening-strings.ts";

type Props = { readonly link?: "old" | "broken" | null; readonly answered?: number; readonly total?: number };

/** No results yet, or a link that holds none: says why, and leads on. */
export function NoResults({ link = null, answered = 0, total = 0 }: Props) {
  const text = link ? opening.badLink[link] : answered > 0 ? opening.unfinished(answered, total) : opening.bareText;
  return (
    <section className={common.notice}>
      <h1>{link ? opening.badLinkTitle : opening.bareTitle}</h1>
      <p className={common.lead}>{text}</p>
      <ButtonLink size="large" to="/assessment">
        {answered > 0 ? opening.goOn : opening.start}
      </ButtonLink>
    </section>
  );
}
