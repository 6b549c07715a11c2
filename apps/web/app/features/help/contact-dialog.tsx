import { site } from "../../site.ts";
import { buttonLook } from "../../ui/button/button.tsx";
import { Dialog } from "../../ui/dialog/dialog.tsx";
import * as styles from "./contact.css.ts";
import { strings } from "./strings.ts";

/** The way to write to us: an e-mail in the visitor's own program, with the address to copy where there is none. */
export function MailTo({ subject }: { subject: string }) {
  return (
    <>
      <a className={buttonLook()} href={`mailto:${site.supportEmail}?subject=${encodeURIComponent(subject)}`}>
        {strings.byMail}
      </a>
      <p>
        {strings.address} <span className={styles.address}>{site.supportEmail}</span>
      </p>
    </>
  );
}

export function ContactDialog({ onClose }: { onClose: () => void }) {
  return (
    <Dialog title={strings.feedbackTitle} onClose={onClose} closeLabel={strings.close}>
      <div className={styles.body}>
        <p>{strings.feedbackText}</p>
        <MailTo subject={strings.feedbackSubject} />
      </div>
    </Dialog>
  );
}
