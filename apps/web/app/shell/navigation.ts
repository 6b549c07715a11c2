/** The menu, in the header and in the mobile menu alike. "Find My Stream" opens the stream selector and so is not a page. */
export const menu = [
  { to: "/", label: "Home" },
  { to: "stream", label: "Find My Stream" },
  { to: "/assessment", label: "Assessment" },
  { to: "/careers", label: "All Careers" },
  { to: "/blog", label: "Blog" },
] as const;

/** What somebody keeps on the device, found again from every page: by the phone's menu and by the footer. */
export const saved = { to: "/bookmarks", label: "Saved careers" } as const;

export const feedbackLabel = "Share your feedback";
