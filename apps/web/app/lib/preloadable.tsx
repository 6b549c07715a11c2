import { type ComponentType, use } from "react";

/** A component whose module is loaded on demand, once; a failed load is tried again. */
export type Preloadable = {
  readonly preload: () => Promise<ComponentType>;
  readonly loaded: () => ComponentType | undefined;
};

export function preloadable(load: () => Promise<{ default: ComponentType }>): Preloadable {
  let loaded: ComponentType | undefined;
  let pending: Promise<ComponentType> | undefined;
  const preload = () => {
    pending ??= load().then(
      (module) => {
        loaded = module.default;
        return loaded;
      },
      (error: unknown) => {
        pending = undefined;
        throw error;
      },
    );
    return pending;
  };
  return { preload, loaded: () => loaded };
}

/** Renders at once, without a fallback, what was preloaded: hydration needs that. Else it suspends. */
export function Preloaded({ screen }: { screen: Preloadable }) {
  const Loaded = screen.loaded() ?? use(screen.preload());
  return <Loaded />;
}
