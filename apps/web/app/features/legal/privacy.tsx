import { DeviceData } from "./device-data.tsx";
import { LegalPage } from "./legal-page.tsx";
import { privacy } from "./strings.ts";

export default function Privacy() {
  return (
    <LegalPage {...privacy}>
      <DeviceData />
    </LegalPage>
  );
}
