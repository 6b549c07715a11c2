/** What the window says before the test is there. */
export const opening = { title: "Stream Selector", close: "Close the stream selector" } as const;
