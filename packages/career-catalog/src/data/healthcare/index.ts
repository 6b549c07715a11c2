import type { Family } from "../../family.ts";
import { animalHealth } from "./animal-health.ts";
import { ayushAndTraditionalMedicine } from "./ayush-and-traditional-medicine.ts";
import { dentistryAndEyeCare } from "./dentistry-and-eye-care.ts";
import { emergencyAndClinicalSupport } from "./emergency-and-clinical-support.ts";
import { medicalSpecialists } from "./medical-specialists.ts";
import { nursingAndMidwifery } from "./nursing-and-midwifery.ts";
import { pharmacyLaboratoryAndImaging } from "./pharmacy-laboratory-and-imaging.ts";
import { publicHealthAndAdministration } from "./public-health-and-administration.ts";
import { surgeryAnaesthesiaAndEmergencyMedicine } from "./surgery-anaesthesia-and-emergency-medicine.ts";
import { therapyAndMentalHealth } from "./therapy-and-mental-health.ts";

export const healthcare: readonly Family[] = [
  medicalSpecialists,
  surgeryAnaesthesiaAndEmergencyMedicine,
  dentistryAndEyeCare,
  nursingAndMidwifery,
  therapyAndMentalHealth,
  ayushAndTraditionalMedicine,
  pharmacyLaboratoryAndImaging,
  emergencyAndClinicalSupport,
  publicHealthAndAdministration,
  animalHealth,
];
