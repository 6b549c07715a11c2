/** The static JSON files that pages are made from; scripts/build-data.ts writes them. */
export const CAREERS_DATA = "/data/careers.json";
export const EXPLORER_START_DATA = "/data/explorer-start.json";
export const careerData = (id: string): string => `/data/career/${encodeURIComponent(id)}.json`;
