export const strings = { copyByHand: "The link could not be copied by itself. Here it is:" } as const;
