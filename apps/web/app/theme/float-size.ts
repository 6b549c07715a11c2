/** How large a button is that floats over a page: with very large text it must not take the screen. */
export const FLOAT_SIZE = "min(3rem, 15vw)";
