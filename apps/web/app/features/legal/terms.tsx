import { LegalPage } from "./legal-page.tsx";
import { terms } from "./strings.ts";

export default function Terms() {
  return <LegalPage {...terms} />;
}
