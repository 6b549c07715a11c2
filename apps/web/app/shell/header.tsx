import { Menu, Moon, Sun, X } from "lucide-react";
import { useEffect, useRef, useState } from "react";
import { useStreamQuiz } from "../features/stream-quiz/provider.tsx";
import { Link, NavLink } from "../lib/router/link.tsx";
import { useLocation } from "../lib/router/location.ts";
import { singleClick } from "../lib/single-click.ts";
import { currentTheme, switchTheme, type ThemeChoice, watchTheme } from "../lib/theme.ts";
import { site } from "../site.ts";
import { Button, ButtonLink, IconButton } from "../ui/button/button.tsx";
import * as styles from "./header.css.ts";
import { menu } from "./navigation.ts";
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
    <IconButton
      label={theme === "dark" ? "Use the light theme" : "Use the dark theme"}
      onClick={singleClick(() => setTheme(switchTheme()))}
    >
      {theme === "dark" ? <Sun /> : <Moon />}
    </IconButton>
  );
}

function MenuItems({ onChoose, onStreamTest }: { onChoose?: () => void; onStreamTest: () => void }) {
  const preloadBlog = useBlogPreload();
  return menu.map(({ to, label }) => (
    <li key={to}>
      {to === "stream" ? (
        <button type="button" className={styles.item} onClick={onStreamTest}>
          {label}
        </button>
      ) : (
        <NavLink to={to} className={styles.item} onClick={onChoose} {...(to === "/blog" ? preloadBlog : {})}>
          {label}
        </NavLink>
      )}
    </li>
  ));
}

export function Header() {
  const streamQuiz = useStreamQuiz();
  const [open, setOpen] = useState(false);
  const { pathname } = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: a page changed by any way closes the menu.
  useEffect(() => setOpen(false), [pathname]);
  const menuButton = useRef<HTMLButtonElement>(null);
  const close = () => setOpen(false);
  // What was pressed goes with the menu: the window that opens gives the focus back to the menu's button.
  const chooseStreamTest = () => {
    menuButton.current?.focus();
    close();
    streamQuiz.open();
  };
  return (
    <header className={styles.header}>
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
            onClick={() => setOpen(!open)}
            onKeyDown={(event) => event.key === "Escape" && close()}
          >
            {open ? <X /> : <Menu />}
          </IconButton>
        </div>
      </div>
      {open && (
        <nav id="mobile-menu" aria-label="Main" className={styles.mobile}>
          <ul className={styles.mobileList}>
            <MenuItems onChoose={close} onStreamTest={chooseStreamTest} />
          </ul>
          <div className={styles.mobileActions}>
            <Button look="secondary" onClick={chooseStreamTest}>
              Take Stream Test
            </Button>
            <ButtonLink to="/assessment" onClick={close}>
              Find My Path
            </ButtonLink>
          </div>
        </nav>
      )}
    </header>
  );
}
