/** The public key of the local stack, as a hosted project has its anonymous key. Everybody may know it: it can add rows and nothing else. */
export const LOCAL_ANON_KEY = "career-clarity-local-anon-key";
