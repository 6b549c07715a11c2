import { CAREER_CATEGORIES, STRESS_LEVELS } from "@career-clarity/career-catalog";
import { Bookmark } from "lucide-react";
import { type ReactNode, useState } from "react";
import * as common from "../theme/common.css.ts";
import { t } from "../theme/contract.css.ts";
import { Artwork } from "../ui/artwork/artwork.tsx";
import { CategoryBadge, RemoteBadge, StressBadge } from "../ui/badge/badge.tsx";
import { Button, ButtonLink, IconButton } from "../ui/button/button.tsx";
import { Dialog } from "../ui/dialog/dialog.tsx";
import { Picture } from "../ui/picture/picture.tsx";
import { Progress } from "../ui/progress/progress.tsx";
import { Prose } from "../ui/prose/prose.tsx";
import { h2, link, list, p, strong } from "../ui/prose/write.ts";
import { Questions } from "../ui/questions/questions.tsx";
import { Radar } from "../ui/radar/radar.tsx";
import { Spinner } from "../ui/spinner/spinner.tsx";
import * as styles from "./design.css.ts";

const LOOKS = ["primary", "secondary", "quiet"] as const;
const person = { technical: 3, creative: 8, analytical: 5, social: 7, leadership: 4, physical: 2 };
const work = { technical: 7, creative: 4, analytical: 8, social: 3, leadership: 5, physical: 6 };
const longName = "Assistant Sub-Divisional Agricultural Extension and Rural Development Coordination Officer";

function Entry({ name, children }: { name: string; children: ReactNode }) {
  return (
    <section className={styles.entry} aria-labelledby={`entry-${name}`}>
      <h2 id={`entry-${name}`}>{name}</h2>
      <div className={styles.states}>{children}</div>
    </section>
  );
}

function DialogEntry() {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>Open the dialog</Button>
      {open && (
        <Dialog title="A dialog" onClose={() => setOpen(false)}>
          <p>It keeps the focus, closes on Escape, and gives the focus back.</p>
          <Button>Something to do</Button>
        </Dialog>
      )}
    </>
  );
}

/** Every component in every state, and the tokens that they name: an internal page of the development server. */
export default function Design() {
  return (
    <div className={common.page}>
      <h1>Design</h1>
      <Entry name="Colours">
        {Object.entries(t.color)
          .filter(([, value]) => !/lightness|chroma/.test(value))
          .map(([name, value]) => (
            <span key={name} className={styles.swatch} ref={(element) => element?.style.setProperty("--swatch", value)}>
              {name}
            </span>
          ))}
      </Entry>
      <Entry name="Type">
        {Object.entries(t.size).map(([name, value]) => (
          <p key={name} className={styles.sample} ref={(element) => element?.style.setProperty("font-size", value)}>
            {name}: Find the work that fits you · अपना रास्ता खोजो · 1,234
          </p>
        ))}
      </Entry>
      <Entry name="Button">
        {LOOKS.map((look) => (
          <Button key={look} look={look}>
            {look}
          </Button>
        ))}
        {LOOKS.map((look) => (
          <Button key={look} look={look} disabled>
            {look}, disabled
          </Button>
        ))}
        <Button size="large">Large</Button>
        <Button>{longName}</Button>
        <ButtonLink to="/careers">A link</ButtonLink>
        <IconButton label="Bookmark career">
          <Bookmark />
        </IconButton>
      </Entry>
      <Entry name="Badge">
        {CAREER_CATEGORIES.map((category) => (
          <CategoryBadge key={category} category={category} />
        ))}
        {STRESS_LEVELS.map((level) => (
          <StressBadge key={level} level={level} />
        ))}
        <RemoteBadge />
      </Entry>
      <Entry name="Dialog">
        <DialogEntry />
      </Entry>
      <Entry name="Progress">
        {[0, 1, 10, 20].map((value) => (
          <Progress key={value} label={`${value} of 20`} value={value} max={20} />
        ))}
      </Entry>
      <Entry name="Spinner">
        <Spinner size="small" />
        <Spinner />
        <Spinner size="large" message="Loading careers..." />
      </Entry>
      <Entry name="Radar">
        <div className={styles.half}>
          <Radar series={[{ name: "Geologist", values: work }]} />
        </div>
        <div className={styles.half}>
          <Radar
            series={[
              { name: longName, values: work },
              { name: "You", values: person },
            ]}
          />
        </div>
      </Entry>
      <Entry name="Artwork">
        {CAREER_CATEGORIES.map((category) => (
          <figure key={category} className={styles.tile}>
            <Artwork category={category} name={category} columns={6} rows={3} />
            <figcaption>{category}</figcaption>
          </figure>
        ))}
      </Entry>
      <Entry name="Picture">
        <div className={styles.half}>
          <Picture slug="career-mirage" alt="A tower on the horizon; its reflection is a desk." />
        </div>
      </Entry>
      <Entry name="Questions">
        <Questions questions={[{ question: "What is a question?", answer: "What stands above its answer, and opens it." }]} />
      </Entry>
      <Entry name="Prose">
        <Prose
          nodes={[
            h2("A heading"),
            p(
              "A paragraph with ",
              link("/careers", "a link"),
              " and ",
              strong("a strong word"),
              ". ".concat("It goes on for a while. ".repeat(6)),
            ),
            list("One thing", "Another thing"),
            ["blockquote", {}, [p("One pulled thought.")]],
            [
              "table",
              {},
              [
                [
                  "thead",
                  {},
                  [
                    [
                      "tr",
                      {},
                      [
                        ["th", {}, ["Route"]],
                        ["th", { align: "right" }, ["Years"]],
                      ],
                    ],
                  ],
                ],
                [
                  "tbody",
                  {},
                  [
                    [
                      "tr",
                      {},
                      [
                        ["td", {}, ["ITI"]],
                        ["td", { align: "right" }, ["2"]],
                      ],
                    ],
                  ],
                ],
              ],
            ],
          ]}
        />
      </Entry>
    </div>
  );
}
