import type { CareerCategory } from "@career-clarity/career-catalog";
import { Artwork } from "../artwork/artwork.tsx";
import { useImageState } from "../picture/use-image-state.ts";
import * as styles from "./career-card.css.ts";
import { strings } from "./strings.ts";

function Photo({ src }: { src: string }) {
  const [state, watched] = useImageState();
  if (state === "failed") return <span className={styles.noPhoto}>{strings.noImage}</span>;
  return (
    <img src={src} alt="" loading="lazy" decoding="async" className={state === "loaded" ? styles.photo : styles.photoComing} {...watched} />
  );
}

/** The career's picture where it has one: the well shows while it loads, words where it can't be had. Else artwork made for its name. */
export function CareerImage({ career }: { career: { id: string; category: CareerCategory; image?: string | undefined } }) {
  return (
    <div className={styles.picture}>
      {career.image === undefined ? (
        <Artwork category={career.category} name={career.id} columns={8} rows={2} later />
      ) : (
        <Photo key={career.image} src={career.image} />
      )}
    </div>
  );
}
