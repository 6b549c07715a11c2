import type { Answers } from "@career-clarity/assessment-engine";
import type { PickedMatches, VisitorProfile } from "@career-clarity/career-matching";
import { Download, Printer, Share2, Trash2 } from "lucide-react";
import { useState } from "react";
import { fragmentOf, writeLink } from "../../lib/answers-link.ts";
import { share } from "../../lib/share.ts";
import { forgetEntry, keptEntries } from "../../lib/storage.ts";
import * as shell from "../../shell/shell.css.ts";
import { site } from "../../site.ts";
import { Button } from "../../ui/button/button.tsx";
import { Dialog } from "../../ui/dialog/dialog.tsx";
import { notify } from "../../ui/notice/notice.tsx";
import { opening } from "./opening-strings.ts";
import * as styles from "./results.css.ts";
import { strings } from "./strings.ts";

async function shareResults(answers: Answers): Promise<void> {
  const url = `${location.origin}/results${fragmentOf(writeLink(answers))}`;
  const outcome = await share({ title: `${opening.title} | ${site.name}`, text: strings.shareText(site.name), url });
  if (outcome === "copied") notify({ text: strings.copied });
  if (outcome === "failed") notify({ text: strings.copyByHand, field: { label: strings.link, value: url } });
}

function saveJson(answers: Answers, profile: VisitorProfile, { matches, stretches }: PickedMatches): void {
  const brief = ({ career, fit, percentile, band, level, reasons, cautions }: PickedMatches["matches"][number]) => ({
    id: career.id,
    name: career.name,
    fit,
    percentile,
    band,
    level,
    for: reasons.map(({ sentence }) => sentence),
    against: cautions.map(({ sentence }) => sentence),
  });
  const results = {
    product: site.name,
    scoring: profile.version,
    answers,
    profile: { traits: profile.traits, interests: profile.interests, clarity: profile.clarity },
    matches: matches.map(brief),
    stretches: stretches.map(brief),
  };
  const url = URL.createObjectURL(new Blob([`${JSON.stringify(results, null, 2)}\n`], { type: "application/json" }));
  const link = document.createElement("a");
  link.href = url;
  link.download = strings.fileName;
  link.click();
  URL.revokeObjectURL(url);
}

type Props = {
  readonly answers: Answers;
  readonly profile: VisitorProfile;
  readonly picked: PickedMatches | null;
  readonly onDeleted: () => void;
};

/** What a family can do with the results: take them along, or take them away. */
export function TakeAlong({ answers, profile, picked, onDeleted }: Props) {
  const [asking, setAsking] = useState(false);
  const forget = () => {
    for (const entry of keptEntries()) if (!["cc_theme", "cc_view"].includes(entry.key)) forgetEntry(entry);
    setAsking(false);
    onDeleted();
  };
  return (
    <section className={styles.section} aria-labelledby="take-along">
      <h2 id="take-along">{strings.takeAlong}</h2>
      <p className={styles.hint}>{strings.takeAlongHint}</p>
      <div className={shell.actions}>
        <Button look="secondary" onClick={() => void shareResults(answers)}>
          <Share2 size={18} /> {strings.share}
        </Button>
        <Button look="secondary" disabled={!picked} onClick={() => window.print()}>
          <Printer size={18} /> {strings.print}
        </Button>
        <Button look="secondary" disabled={!picked} onClick={() => picked && saveJson(answers, profile, picked)}>
          <Download size={18} /> {strings.save}
        </Button>
        <Button look="quiet" onClick={() => setAsking(true)}>
          <Trash2 size={18} /> {strings.delete}
        </Button>
      </div>
      {asking && (
        <Dialog title={strings.deleteTitle} onClose={() => setAsking(false)}>
          <p>{strings.deleteText}</p>
          <div className={styles.dialogActions}>
            <Button onClick={forget}>{strings.deleteYes}</Button>
            <Button look="secondary" onClick={() => setAsking(false)}>
              {strings.deleteNo}
            </Button>
          </div>
        </Dialog>
      )}
    </section>
  );
}
