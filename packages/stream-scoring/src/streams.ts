/** The six streams, in the order in which ties are listed (specification, section 3). */
export const STREAMS = ["Science", "Commerce", "Arts", "Humanities", "Medical", "Engineering"] as const;
Object.freeze(STREAMS);
export type Stream = (typeof STREAMS)[number];

/** Points for each stream: whole numbers from 0 up where a quiz gave them; any finite numbers can be ranked. */
export type StreamScores = Readonly<Record<Stream, number>>;

/** No points for any stream. */
export const zeroScores: StreamScores = Object.freeze({ Science: 0, Commerce: 0, Arts: 0, Humanities: 0, Medical: 0, Engineering: 0 });
