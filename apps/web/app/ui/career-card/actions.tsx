import { Bookmark, BookmarkCheck, Scale, Share2 } from "lucide-react";
import { toggleBookmark, toggleCompare, useIsBookmarked, useIsCompared } from "../../lib/saved-careers.ts";
import { singleClick } from "../../lib/single-click.ts";
import { site } from "../../site.ts";
import { IconButton } from "../button/button.tsx";
import { notify } from "../notice/notice.tsx";
import { shareLink } from "../notice/share-link.ts";
import * as styles from "./career-card.css.ts";
import { strings } from "./strings.ts";

type Named = { readonly id: string; readonly name: string };

const shareCareer = ({ id, name }: Named): Promise<void> =>
  shareLink({ title: `${name} | ${site.name}`, text: strings.shareText(name), path: `/career/${id}` }, strings);

/** Bookmark, compare and share. `nameOf` names the career that made room for a fourth. */
export function CareerActions({ career, nameOf }: { career: Named; nameOf?: (id: string) => string | undefined }) {
  const bookmarked = useIsBookmarked(career.id);
  const compared = useIsCompared(career.id);
  const compare = () => {
    const dropped = toggleCompare(career.id);
    if (dropped !== undefined) notify({ text: strings.dropped(nameOf?.(dropped) ?? dropped) });
  };
  const label = (action: string) => strings.named(action, career.name);
  const bookmarkTitle = bookmarked ? strings.unbookmark : strings.bookmark;
  const compareTitle = compared ? strings.uncompare : strings.compare;
  return (
    <span className={styles.actions}>
      <IconButton
        label={label(bookmarkTitle)}
        title={bookmarkTitle}
        aria-pressed={bookmarked}
        className={bookmarked ? styles.on : ""}
        onClick={singleClick(() => toggleBookmark(career.id))}
      >
        {bookmarked ? <BookmarkCheck /> : <Bookmark />}
      </IconButton>
      <IconButton
        label={label(compareTitle)}
        title={compareTitle}
        aria-pressed={compared}
        className={compared ? styles.on : ""}
        onClick={singleClick(compare)}
      >
        <Scale />
      </IconButton>
      <IconButton label={label(strings.share)} title={strings.share} onClick={singleClick(() => void shareCareer(career))}>
        <Share2 />
      </IconButton>
    </span>
  );
}
