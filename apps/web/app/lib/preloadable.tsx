import { type ComponentType, use } from "react";
import { rememberFailure } from "./failures.ts";
import { fulfilled } from "./fulfilled.ts";

/** A component whose module is loaded on demand, once. The promise is the same one until a failure is forgotten. */
export type Preloadable = { readonly preload: () => Promise<ComponentType> };

export function preloadable(load: () => Promise<{ default: ComponentType }>): Preloadable {
  let pending: Promise<ComponentType> | undefined;
  const start = async () => {
    try {
      const { default: component } = await load();
      pending = fulfilled(component);
      return component;
    } catch (error) {
      rememberFailure(() => {
        pending = undefined;
      });
      throw error;
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
