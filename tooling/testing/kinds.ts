/** One page of every kind. */
export const KINDS = [
  "/",
  "/assessment",
  "/results",
  "/careers",
  "/careers/science",
  "/career/geologist",
  "/compare?ids=civil-engineer,geologist",
  "/bookmarks",
  "/blog",
  "/blog/right-career-path-after-12th",
  "/about",
  "/how-matching-works",
  "/privacy-policy",
  "/offline",
  "/no-such-page",
] as const;
