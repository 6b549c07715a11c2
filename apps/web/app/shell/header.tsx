import { Menu, Moon, Sun, X } from "lucide-react";
import { useEffect, useRef, useState } from "react";
import { strings as disha, LAUNCHER } from "../features/chat/launcher-strings.ts";
import { pressOn } from "../lib/document.ts";
import { useRootClass } from "../lib/root-class.ts";
import { Link, NavLink } from "../lib/router/link.tsx";
import { useLocation } from "../lib/router/location.ts";
import { singleClick } from "../lib/single-click.ts";
import { currentTheme, switchTheme, type ThemeChoice, watchTheme } from "../lib/theme.ts";
import { useLaterState } from "../lib/use-later-state.ts";
import { useFeedback, useStreamQuiz } from "../lib/windows.ts";
import { site } from "../site.ts";
import { Button, ButtonLink, IconButton } from "../ui/button/button.tsx";
import * as styles from "./header.css.ts";
import { feedbackLabel, menu, saved } from "./navigation.ts";
import { useBlogPreload } from "./use-prefetch.ts";

function Logo() {
  return (
    <Link to="/" className={styles.logo}>
      <svg width="32" height="32" viewBox="0 0 32 32" aria-hidden="true">
        <rect width="32" height="32" rx="8" className={styles.logoGround} />
        <path d="M9 24c0-7 3-9 7-9s7-2 7-8" className={styles.logoPath} />
        <path d="M19.4 10 23 6.4 26.6 10" className={styles.logoArrow} />
        <circle cx="9" cy="24" r="2.6" className={styles.logoDot} />
      </svg>
      <span>{site.name}</span>
    </Link>
  );
}

function ThemeSwitch() {
  const [theme, setTheme] = useState<ThemeChoice | null>(null);
  useEffect(() => {
    setTheme(currentTheme());
    return watchTheme(setTheme);
  }, []);
  return (
    <IconButton label={theme === "dark" ? "Use the light theme" : "Use the dark theme"} onClick={singleClick(() => switchTheme(setTheme))}>
      {theme === "dark" ? <Sun /> : <Moon />}
    </IconButton>
  );
}

function MenuItems({ onStreamTest }: { onStreamTest: () => void }) {
  const preloadBlog = useBlogPreload();
  return menu.map(({ to, label }) => (
    <li key={to}>
      {to === "stream" ? (
        <button type="button" className={styles.item} onClick={onStreamTest}>
          {label}
        </button>
      ) : (
        <NavLink to={to} className={styles.item} {...(to === "/blog" ? preloadBlog : {})}>
          {label}
        </NavLink>
      )}
    </li>
  ));
}

export function Header() {
  const streamQuiz = useStreamQuiz();
  const feedback = useFeedback();
  const [open, setOpen] = useLaterState(false);
  const { pathname } = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: a page changed by any way closes the menu.
  useEffect(() => setOpen(false), [pathname]);
  useRootClass(styles.menuOpen, open);
  const menuButton = useRef<HTMLButtonElement>(null);
  // What has the focus goes with the menu: its button takes it, and gets it back from a window that opens.
  const leaving = (act?: () => void) => () => {
    menuButton.current?.focus();
    setOpen(false);
    act?.();
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: Escape closes the menu from wherever in it the focus is.
    <header className={styles.header} onKeyDown={({ key }) => open && key === "Escape" && leaving()()}>
      <div className={styles.bar}>
        <Logo />
        <nav aria-label="Main" className={styles.main}>
          <ul className={styles.list}>
            <MenuItems onStreamTest={streamQuiz.open} />
          </ul>
        </nav>
        <div className={styles.right}>
          <ThemeSwitch />
          <span className={styles.wide}>
            <Button look="secondary" onClick={streamQuiz.open}>
              Stream Test
            </Button>
          </span>
          <span className={styles.wide}>
            <ButtonLink to="/assessment">Find My Path</ButtonLink>
          </span>
          <IconButton
            ref={menuButton}
            className={styles.narrow}
            label={open ? "Close the menu" : "Open the menu"}
            aria-expanded={open}
            aria-controls="mobile-menu"
            onClick={() => setOpen((now) => !now)}
          >
            {open ? <X /> : <Menu />}
          </IconButton>
        </div>
      </div>
      {open && (
        // biome-ignore lint/a11y: whatever is chosen, and a tap beside it all, closes the menu; by keyboard Escape does.
        <nav id="mobile-menu" aria-label="Main" className={styles.mobile} onClick={() => setOpen(false)}>
          <ul className={styles.mobileList}>
            <MenuItems onStreamTest={leaving(streamQuiz.open)} />
          </ul>
          <div className={styles.mobileActions}>
            <Button look="secondary" onClick={leaving(streamQuiz.open)}>
              Take Stream Test
            </Button>
            <ButtonLink to="/assessment">Find My Path</ButtonLink>
            <ButtonLink look="quiet" to={saved.to}>
              {saved.label}
            </ButtonLink>
            {/* What floats at the foot of the page steps aside on a phone: here it always is. */}
            <Button look="quiet" onClick={leaving(() => pressOn(LAUNCHER))}>
              {disha.open}
            </Button>
            <Button look="quiet" onClick={leaving(feedback.open)}>
              {feedbackLabel}
            </Button>
          </div>
        </nav>
      )}
    </header>
  );
}
