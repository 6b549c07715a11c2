/** What the page says that stands in for one that can't be had. */
export const strings = {
  title: "You are offline",
  text: "This page has not been opened on this device before, so it can't be shown without a network. These work without one:",
  works: [
    { to: "/assessment", label: "The career assessment, with your answers so far" },
    { to: "/results", label: "Your results" },
    { to: "/careers", label: "The career explorer" },
    { to: "/bookmarks", label: "Your saved careers" },
    { to: "/", label: "The home page, with the stream test" },
  ],
  visited: "Careers that you have opened before open again, too.",
  again: "Try again",
} as const;
