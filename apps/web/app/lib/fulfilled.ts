type Fulfilled<T> = Promise<T> & { status: "fulfilled"; value: T };

/** A promise that says what it holds. React's `use` reads such a one at once, without suspending: what hydration and the prerender need. */
export const fulfilled = <T>(value: T): Fulfilled<T> => Object.assign(Promise.resolve(value), { status: "fulfilled" as const, value });
