import { useEffect, useState } from "react";
import { mayHaveAnswers } from "../../lib/kept-answers.ts";
import { type Location, useLocation } from "../../lib/router/location.ts";
import { useLoading } from "../../lib/use-loading.ts";
import * as common from "../../theme/common.css.ts";
import { Button } from "../../ui/button/button.tsx";
import { WithoutScript } from "../../ui/needs-script/needs-script.tsx";
import { Spinner } from "../../ui/spinner/spinner.tsx";
import { NoResults } from "./no-results.tsx";
import { opening } from "./opening-strings.ts";

/** Whether there may be answers: in the address or on the device. */
const mayHave = ({ hash }: Location): boolean => hash !== "" || mayHaveAnswers();

/** The matching and the questions, without which nothing can be shown of results. */
const loadFound = () => import("./found.tsx").then(({ Found }) => Found);

// On its way while the page is drawn; what fails here is asked for again, and explained, below.
if (!import.meta.env.SSR && mayHaveAnswers()) loadFound().catch(() => undefined);

function WithAnswers({ location }: { location: Location }) {
  const { value: Found, failed, retry } = useLoading(loadFound);
  if (Found) return <Found key={location.hash} location={location} />;
  return (
    <div className={common.page}>
      <h1>{opening.title}</h1>
      {failed ? (
        <div role="alert" className={common.notice}>
          <p>{opening.unavailable}</p>
          <Button onClick={retry}>{opening.retry}</Button>
        </div>
      ) : (
        <Spinner size="large" message={opening.loading} />
      )}
    </div>
  );
}

/** The results page. What it needs to rank careers comes only where there may be answers to rank them by. */
export default function Results() {
  const location = useLocation();
  const [mounted, setMounted] = useState(false);
  useEffect(() => setMounted(true), []);
  if (mounted) return mayHave(location) ? <WithAnswers location={location} /> : <NoResults />;
  return (
    <div className={common.page}>
      <h1>{opening.title}</h1>
      <WithoutScript>{opening.withoutScript}</WithoutScript>
      <Spinner size="large" message={opening.loading} />
    </div>
  );
}
