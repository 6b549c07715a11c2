import { rankStreams, STREAMS, type Stream, scoreAnswers, streamQuestions } from "@career-clarity/stream-scoring";
import { type Chance, createChance } from "./chance.ts";
import { createPerson, NOISE_LEVELS, type NoiseLevel, noise, type Person } from "./person.ts";
import { type Figure, figureOf } from "./statistics.ts";
import { streamOfOccupation, streamSays } from "./stream-says.ts";
import { enjoyed, type World } from "./world.ts";

/** How often the stream that leads to a person's career came first, and in the first three. */
export type StreamFigures = {
  readonly level: NoiseLevel | "chance";
  readonly people: number;
  readonly first: Figure;
  readonly topThree: Figure;
};

const trueStream = (soc: string): Stream | undefined => streamOfOccupation.find(([code]) => soc.startsWith(code))?.[1];

function chosen(person: Person, level: NoiseLevel, chance: Chance): readonly number[] {
  return streamSays.map((options) => {
    const values = options.map((own) => enjoyed(own, person.likes) + noise[level].choice * chance.gumbel());
    return values.indexOf(Math.max(...values));
  });
}

const byChance = ({ random }: Chance): readonly number[] => streamQuestions.map(({ options }) => random.int(0, options.length - 1));

const SEED = 9001;
const TOP = 3;

/** Everyone whose career has a stream of its own takes the quiz once. */
export function evaluateStreams(world: World): readonly StreamFigures[] {
  const people = world.occupations.flatMap((soc, place) => {
    const stream = trueStream(soc);
    return stream ? [{ place, stream }] : [];
  });
  const families = people.map(({ place }) => `${world.careers[place]?.category}/${world.careers[place]?.subcategory}`);
  return ([...NOISE_LEVELS, "chance"] as const).map((level) => {
    const chance = createChance(SEED);
    const places = people.map(({ place, stream }) => {
      const answers = level === "chance" ? byChance(chance) : chosen(createPerson(world, place, true, chance), level, chance);
      return rankStreams(scoreAnswers(answers)).findIndex(({ name }) => name === stream);
    });
    return {
      level,
      people: people.length,
      first: figureOf(
        places.map((found) => Number(found === 0)),
        families,
      ),
      topThree: figureOf(
        places.map((found) => Number(found < TOP)),
        families,
      ),
    };
  });
}

/** What chance alone gives: one stream of six, three of six. */
export const STREAM_CHANCE = { first: 1 / STREAMS.length, topThree: TOP / STREAMS.length } as const;
