const FIRST_PORT = 4174;

/** Where the built site is served. E2E_PORT lets two runs stand side by side. */
export const PORT = Number(process.env.E2E_PORT ?? FIRST_PORT);
/** Where the development server is. */
export const DESIGN_PORT: number = PORT + 1;
