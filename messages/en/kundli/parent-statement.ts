/** The statement of a parent or guardian who saves a child's birth. */
export const parentStatement: string =
  'It is a child’s birth: I am 18 or older, and the parent or guardian.';
