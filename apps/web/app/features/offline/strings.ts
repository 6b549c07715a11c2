/** What the page says that stands in for one that can't be had. */
export const strings = {
  title: "You are offline",
  text: "This page is not kept on this device, so it can't be shown without a network. These work without one:",
  works: [
    { to: "/assessment", label: "The career assessment, with your answers so far" },
    { to: "/results", label: "Your results" },
    { to: "/careers", label: "The career explorer" },
    { to: "/bookmarks", label: "Your saved careers" },
    { to: "/", label: "The home page, with the stream test" },
  ],
  visited: "Many of the pages that you opened in the last month open again, too.",
  again: "Try again",
} as const;
