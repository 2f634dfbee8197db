/** A sign of any kind, such as a picture; U+2800 is the empty one of Braille. */
const SHOWS_SOMETHING = /[^\p{Default_Ignorable_Code_Point}\p{Cc}\p{Cf}\p{Z}\u2800]/u

/** Whether any sign of a text can be seen. */
export const showsSomething = (text: string): boolean => SHOWS_SOMETHING.test(text)
