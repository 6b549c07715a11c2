/** What a submission carries beside what was typed. */

export const newSubmissionId = (): string => crypto.randomUUID();
export const userAgent = (): string => navigator.userAgent;
