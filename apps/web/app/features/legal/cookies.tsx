import { LegalPage } from "./legal-page.tsx";
import { cookies } from "./strings.ts";

export default function Cookies() {
  return <LegalPage {...cookies} />;
}
