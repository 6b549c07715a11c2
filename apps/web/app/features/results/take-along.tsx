import type { Answers } from "@career-clarity/assessment-engine";
import type { PickedMatches, VisitorProfile } from "@career-clarity/career-matching";
import { Download, Printer, Share2, Trash2 } from "lucide-react";
import { fragmentOf, writeLink } from "../../lib/answers-link.ts";
import { printPage } from "../../lib/print-page.ts";
import { useLaterState } from "../../lib/use-later-state.ts";
import { site } from "../../site.ts";
import * as common from "../../theme/common.css.ts";
import { Button } from "../../ui/button/button.tsx";
import { LazyDialog } from "../../ui/dialog/lazy-dialog.tsx";
import { notify } from "../../ui/notice/notice.tsx";
import { shareLink } from "../../ui/notice/share-link.ts";
import { opening } from "./opening-strings.ts";
import * as styles from "./results.css.ts";
import { strings, type Words } from "./strings.ts";

function shareResults(answers: Answers): Promise<void> {
  const path = `/results${fragmentOf(writeLink(answers))}`;
  return shareLink({ title: `${opening.title} | ${site.name}`, text: strings.shareText(site.name), path }, strings);
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
      <div className={common.actions}>
        <Button look="secondary" onClick={() => void shareResults(answers)}>
          <Share2 size={18} /> {words.share}
        </Button>
        <Button look="secondary" disabled={!ready} onClick={printPage}>
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
  const [asking, setAsking] = useLaterState(false);
  return (
    <section className={styles.section} aria-labelledby="take-along">
      <h2 id="take-along">{strings.takeAlong}</h2>
      <div className={common.actions}>
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
