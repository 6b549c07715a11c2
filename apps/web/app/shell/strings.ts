import { site } from "../site.ts";
import { saved } from "./navigation.ts";

/** What the footer says. */
export const footer = {
  announcements: [
    { text: "Meet Disha, our AI assistant", to: "" },
    { text: "AI Career Assessment available", to: "/assessment" },
    { text: "AI Chat Assistant now live", to: "" },
    { text: `${site.claims.banner} career database available`, to: "/careers" },
  ],
  promise: "Free career guidance for students in India. Your answers stay on your device.",
  quick: "Quick links",
  quickLinks: [
    { to: "/#features", label: "Features" },
    { to: "/assessment", label: "Career Assessment" },
    { to: "/careers", label: "Career Database" },
    saved,
    { to: "/about", label: "About Us" },
  ],
  resources: "Resources",
  blog: "Blog",
  help: "Help Center",
  method: "How matching works",
  contact: "Contact",
  newsletter: "Newsletter",
  newsletterText: "New articles and careers, at most once a month.",
  email: "E-mail address",
  subscribe: "Subscribe",
  subscribing: "Subscribing…",
  subscribed: "You subscribed just now. Thank you.",
  failed: "Subscription failed. Please try again.",
  newsletterConsent: "We keep it and the kind of browser for this alone, until you write to",
  newsletterMinors: "Under 18? Ask a parent to subscribe.",
  legal: "Legal",
  legalLinks: [
    { to: "/privacy-policy", label: "Privacy Policy" },
    { to: "/terms-of-service", label: "Terms & Conditions" },
    { to: "/cookie-policy", label: "Cookie Policy" },
  ],
  rights: `© ${site.founded}–2026 ${site.name}`,
} as const;

/** Where JavaScript is off, or the site's could not be loaded. */
export const withoutScript =
  "JavaScript is off or did not load. You can read every page; the tests, the search and the forms need it. Load the page again, or write to us:";

/** What a notice says when a new version of the site has come while it was open. */
export const updated = { text: "There is a new version of this site. Your answers stay.", take: "Use it now" } as const;
