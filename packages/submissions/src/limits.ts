/** The most characters (UTF-16 units, as `maxLength` counts them) of each text, and the range of a rating (specification, section 9). */
export const LIMITS = {
  name: 100,
  email: 255,
  message: 1000,
  improvements: 500,
  userAgent: 512,
  rating: { min: 1, max: 5 },
} as const;
Object.freeze(LIMITS);
Object.freeze(LIMITS.rating);

/** Whether a rating is a whole number in its range. */
export const isRating = (rating: number): boolean => Number.isInteger(rating) && rating >= LIMITS.rating.min && rating <= LIMITS.rating.max;
