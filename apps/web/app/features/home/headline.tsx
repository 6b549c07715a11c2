import { Pause, Play } from "lucide-react";
import { useEffect, useState } from "react";
import { prefersStill } from "../../lib/preferences.ts";
import * as common from "../../theme/common.css.ts";
import { IconButton } from "../../ui/button/button.tsx";
import * as styles from "./home.css.ts";
import { strings } from "./strings.ts";

const ROTATION_MS = 3500;
const FADE_MS = 300;

/**
 * The page's heading, one of seven taglines at a time (specification, section 9). All of them lie on one place, so that nothing moves when
 * they change; the first is the page's name for search engines and screen readers, the others are heard by nobody who did not ask.
 */
export function Headline() {
  const [shown, setShown] = useState(0);
  const [fading, setFading] = useState(false);
  const [playing, setPlaying] = useState(false);
  useEffect(() => setPlaying(!prefersStill()), []);

  useEffect(() => {
    if (!playing) return;
    let fade: ReturnType<typeof setTimeout> | undefined;
    const rotation = setInterval(() => {
      setFading(true);
      fade = setTimeout(() => {
        setShown((now) => (now + 1) % strings.taglines.length);
        setFading(false);
      }, FADE_MS);
    }, ROTATION_MS);
    return () => {
      clearInterval(rotation);
      clearTimeout(fade);
      setFading(false);
    };
  }, [playing]);

  return (
    <div className={styles.headlineBox}>
      <h1 className={styles.headline}>
        <span className={common.visuallyHidden}>{strings.taglines[0]}</span>
        {strings.taglines.map((text, index) => (
          <span
            key={text}
            className={index === shown && !fading ? styles.taglineShown : styles.tagline}
            aria-hidden="true"
            data-shown={index === shown || undefined}
          >
            {text}
          </span>
        ))}
      </h1>
      <IconButton className={styles.pause} label={playing ? strings.pause : strings.play} onClick={() => setPlaying(!playing)}>
        {playing ? <Pause size={18} /> : <Play size={18} />}
      </IconButton>
    </div>
  );
}
