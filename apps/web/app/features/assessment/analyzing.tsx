import { use, useEffect } from "react";
import { PreparePage } from "../../lib/prepare.ts";
import { useNavigate } from "../../lib/router/location.ts";
import { site } from "../../site.ts";
import * as common from "../../theme/common.css.ts";
import { Spinner } from "../../ui/spinner/spinner.tsx";
import * as styles from "./assessment.css.ts";
import { strings } from "./strings.ts";

const AT_LEAST_MS = 1200;
const catalogue = () => import("../../lib/catalogue/load.ts").then(({ loadMatchable }) => loadMatchable());
const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/** Shown while the results page and the catalogue are fetched; then on to /results, which reads the answers from the device (specification, section 4). */
export function Analyzing() {
  const navigate = useNavigate();
  const preparePage = use(PreparePage);
  useEffect(() => {
    let current = true;
    // What can't be fetched now, the results page asks for again and can explain.
    const ready = Promise.allSettled([pause(AT_LEAST_MS), preparePage("/results"), catalogue()]);
    void ready.then(() => {
      if (current) navigate("/results");
    });
    return () => {
      current = false;
    };
  }, [navigate, preparePage]);
  return (
    <section className={`${common.notice} ${styles.analyzing}`}>
      <h1>{strings.analyzing}</h1>
      <Spinner size="large" message={strings.analyzingDatabase(site.claims.careers)} />
      <ul className={styles.analyzingSteps}>
        {strings.analyzingSteps.map((step) => (
          <li key={step}>{step}</li>
        ))}
      </ul>
    </section>
  );
}
