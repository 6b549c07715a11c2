import { agreement } from "./agreement.ts";
import type { CareerFeatures } from "./features.ts";
import { type OptionModel, type Peers, peersWeight, weighed } from "./question-model.ts";

/** What each option says about each of some careers, worked out when first asked for: a column of whole thousandths an option. */
export class Columns {
  readonly #features: readonly CareerFeatures[];
  readonly #columns = new Map<OptionModel, Int16Array>();
  readonly #weights = new Map<Peers, Float64Array>();

  constructor(features: readonly CareerFeatures[]) {
    this.#features = features;
  }

  #weightsOf(peers: Peers): Float64Array {
    const weights = this.#weights.get(peers) ?? Float64Array.from(this.#features, (career) => peersWeight(peers, career));
    this.#weights.set(peers, weights);
    return weights;
  }

  #work({ evidence, peers }: OptionModel): Int16Array {
    if (peers === null) return Int16Array.from(this.#features, (career) => agreement(evidence, career));
    const weights = this.#weightsOf(peers);
    return Int16Array.from(this.#features, (career, place) => weighed(agreement(evidence, career), peers, weights[place] ?? 1));
  }

  of(option: OptionModel): Int16Array {
    const column = this.#columns.get(option) ?? this.#work(option);
    this.#columns.set(option, column);
    return column;
  }
}
