import type fc from "fast-check";

/** Where a text or value comes from that nobody has checked yet. */
export type Source = "address" | "storage" | "form" | "file" | "network" | "definition";

type Taken = boolean | undefined;

type Promised<Input> = {
  /** The function that reads it. */
  readonly name: string;
  readonly source: Source;
  /** What holds whatever comes in. */
  readonly holds: string;
  /** How many cases it gets for one of the others': less than 1 where a case is slow. */
  readonly weight?: number;
  readonly input: fc.Arbitrary<Input>;
  /** Throws where the promise is broken; false where the input was refused and so nothing made of it. May run twice for one input. */
  readonly check: (input: Input) => Taken | Promise<Taken>;
  /** Ends what the target has opened. */
  readonly close?: () => Promise<void>;
};

/** One boundary under test, whatever its input. */
export type Target = Promised<unknown> & { readonly weight: number };

/** The input's type is known to the target alone: its own arbitrary makes what its own check takes. */
export const target = <Input>(promised: Promised<Input>): Target => ({ weight: 1, ...promised }) as unknown as Target;
