/** The statement of an adult who saves the birth of a child. */
export const parentStatement: string =
  'It is a child’s birth: I am 18 or older, and the parent or guardian.';
