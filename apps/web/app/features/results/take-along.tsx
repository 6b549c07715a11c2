import type { Answers } from "@career-clarity/assessment-engine";
import type { PickedMatches, VisitorProfile } from "@career-clarity/career-matching";
import { Download, Printer, Share2, Trash2 } from "lucide-react";
import { useState } from "react";
import { fragmentOf, writeLink } from "../../lib/answers-link.ts";
import { share } from "../../lib/share.ts";
import * as shell from "../../shell/shell.css.ts";
import { site } from "../../site.ts";
import { Button } from "../../ui/button/button.tsx";
import { LazyDialog } from "../../ui/dialog/lazy-dialog.tsx";
import { notify } from "../../ui/notice/notice.tsx";
import { opening } from "./opening-strings.ts";
import * as styles from "./results.css.ts";
import { strings, type Words } from "./strings.ts";

async function shareResults(answers: Answers): Promise<void> {
  const url = `${location.origin}/results${fragmentOf(writeLink(answers))}`;
  const outcome = await share({ title: `${opening.title} | ${site.name}`, text: strings.shareText(site.name), url });
  if (outcome === "copied") notify({ text: strings.copied });
  if (outcome === "failed") notify({ text: strings.copyByHand, field: { label: strings.link, value: url } });
}

const save = (answers: Answers, profile: VisitorProfile, picked: PickedMatches): Promise<void> =>
  import("./save.ts").then(
    ({ saveJson }) => saveJson(answers, profile, picked),
    () => notify({ text: strings.notSaved }),
  );

const loadDelete = () => import("./delete-everything.tsx").then(({ DeleteEverything }) => DeleteEverything);

/** To show the results to somebody: at the head of the page, where they are seen. */
export function Show({ answers, ready, words }: { answers: Answers; ready: boolean; words: Words }) {
  return (
    <>
      <div className={shell.actions}>
        <Button look="secondary" onClick={() => void shareResults(answers)}>
          <Share2 size={18} /> {words.share}
        </Button>
        <Button look="secondary" disabled={!ready} onClick={() => window.print()}>
          <Printer size={18} /> {words.print}
        </Button>
      </div>
      <p className={styles.hint}>{strings.shareHint}</p>
    </>
  );
}

type Props = { readonly answers: Answers; readonly profile: VisitorProfile; readonly picked: PickedMatches | null };

/** To keep one's own results, or to take them away. */
export function TakeAlong({ answers, profile, picked }: Props) {
  const [asking, setAsking] = useState(false);
  return (
    <section className={styles.section} aria-labelledby="take-along">
      <h2 id="take-along">{strings.takeAlong}</h2>
      <div className={shell.actions}>
        <Button look="secondary" disabled={!picked} onClick={() => picked && save(answers, profile, picked)}>
          <Download size={18} /> {strings.save}
        </Button>
        <Button look="quiet" onClick={() => setAsking(true)}>
          <Trash2 size={18} /> {strings.delete}
        </Button>
      </div>
      {asking && (
        <LazyDialog title={strings.deleteTitle} closeLabel={strings.deleteClose} load={loadDelete} onClose={() => setAsking(false)} />
      )}
    </section>
  );
}
