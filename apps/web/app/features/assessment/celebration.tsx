import type { AssessmentProgress } from "@career-clarity/assessment-engine";
import { PartyPopper, Trophy } from "lucide-react";
import { useEffect, useRef } from "react";
import { Button } from "../../ui/button/button.tsx";
import { Dialog } from "../../ui/dialog/dialog.tsx";
import * as styles from "./celebration.css.ts";
import { strings } from "./celebration-strings.ts";

/** The pause at every fifth question (specification, sections 4 and 9): 50 pieces of confetti in 6 colours, none where motion is unwanted. */
export function Celebration({ progress, onClose }: { progress: AssessmentProgress; onClose: () => void }) {
  const goOn = useRef<HTMLButtonElement>(null);
  // When the window has opened: until then nothing in it can have the focus.
  useEffect(() => goOn.current?.focus(), []);
  const last = progress.remaining === 0;
  return (
    <Dialog
      title={progress.isMajorMilestone ? strings.majorMilestone : strings.milestone}
      onClose={onClose}
      closeLabel={strings.closeCelebration}
    >
      <div className={styles.confetti} aria-hidden="true">
        {styles.pieces.map((piece) => (
          <i key={piece} className={piece} />
        ))}
      </div>
      <div className={styles.box}>
        <span className={styles.icon}>{progress.isMajorMilestone ? <Trophy size={56} /> : <PartyPopper size={56} />}</span>
        <p className={styles.text}>{last ? strings.complete : strings.onlyRemaining(progress.remaining)}</p>
        {last && <p>{strings.lastQuestion}</p>}
        <Button ref={goOn} size="large" onClick={onClose}>
          {last ? strings.viewResults : strings.keepGoing}
        </Button>
      </div>
    </Dialog>
  );
}
