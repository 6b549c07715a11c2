const BLANK = /^[\s\u2800\p{Default_Ignorable_Code_Point}\p{Cc}]*$/u;

/** Whether nothing can be seen in a text: an empty one, or one of white space and invisible characters alone. */
export const isBlank = (text: string): boolean => BLANK.test(text);
