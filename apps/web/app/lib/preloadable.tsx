import { type ComponentType, use } from "react";
import { rememberFailure } from "./failures.ts";
import { fulfilled } from "./fulfilled.ts";

/** A component whose module is loaded on demand, once. The promise is the same one until a failure is forgotten. */
export type Preloadable = { readonly preload: () => Promise<ComponentType> };

/** A page's code could not be had: the network failed, or an update of the site has taken the file away. */
export class CodeUnavailable extends Error {
  readonly code = "CODE_UNAVAILABLE";
  constructor(cause: unknown) {
    super("The page's code could not be loaded.", { cause });
    this.name = "CodeUnavailable";
  }
}

export function preloadable(load: () => Promise<{ default: ComponentType }>): Preloadable {
  let pending: Promise<ComponentType> | undefined;
  const start = async () => {
    try {
      const { default: component } = await load();
      pending = fulfilled(component);
      return component;
    } catch (cause) {
      rememberFailure(() => {
        pending = undefined;
      });
      throw new CodeUnavailable(cause);
    }
  };
  const preload = () => {
    pending ??= start();
    return pending;
  };
  return { preload };
}

/** Renders at once, without a fallback, what was preloaded: hydration needs that. Else it suspends. */
export function Preloaded({ screen }: { screen: Preloadable }) {
  const Loaded = use(screen.preload());
  return <Loaded />;
}
