/** The privacy notice in other languages. */
export const noticeInLanguages = {
  list: 'This notice in other languages',
  of: (day: string) => `Translation of the notice of ${day}.`,
  earlier: (day: string) =>
    `This is a translation of an earlier version of the notice, of ${day}. The notice has changed since: please read it in English or Hindi too.`,
  now: 'The notice as it is now',
  description: (language: string) => `The privacy notice of the shop in ${language}.`,
};
