import type { InHindi } from "../language.ts";

export const WAYS: Readonly<Record<string, InHindi>> = {};
