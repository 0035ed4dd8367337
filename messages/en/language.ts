/** What this build of the window speaks, and how to get to its sibling in the other language. */
export const language = {
  /** As the engine and the kundli call name it. */
  code: 'en' as 'en' | 'hi',
  /** Of `lang` attributes and of Intl. */
  tag: 'en-IN',
  /** For `new Intl.DateTimeFormat`: digits stay Latin in every language. */
  dates: 'en-IN-u-nu-latn',
  openGraph: 'en_IN',
  /** Before every path of this language. */
  prefix: '',
  other: { tag: 'hi-IN', prefix: '/hi', name: 'हिन्दी', switch: 'इस पृष्ठ को हिन्दी में पढ़ें' },
};
