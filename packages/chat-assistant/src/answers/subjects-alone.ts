/** A way that asks for some subjects of Class 12 wherever they were passed. */
export const SUBJECTS_ALONE: RegExp = /with Class 12 (\w+ and \w+) \(open school counts\)/;
