import type { ReplaceablePage } from '@jyotiratna/contract';

/** The editor of the owner's pages: landing pages, policies, additional pages. */
export const pages = {
  search: 'Search pages',
  address: 'Address',
  family: 'Kind',
  families: {
    stones: 'Stone',
    graha: 'Graha',
    rashi: 'Rashi',
    purpose: 'Purpose',
    tools: 'Tool',
    pages: 'Own page',
    shop: 'Page of the shop',
  },
  replace: 'Own words for a page',
  replaceText:
    'The draft begins with the text that the shop has. Withdrawn, your words give way to it again.',
  replaceLabel: 'Page of the shop',
  begin: 'Begin',
  replaceable: {
    home: 'Home: heading and first paragraph',
    about: 'About us',
    careers: 'Careers: heading and first part',
    'refund-policy': 'Cancellation and refund policy',
    'shipping-policy': 'Shipping policy',
    'privacy-policy': 'Privacy policy',
    'terms-conditions': 'Terms and conditions',
  } satisfies Record<ReplaceablePage, string>,
  legal: 'The law asks for parts of this text. Have your changes read by someone who knows it.',
  both: 'In both languages',
  addressNew: (slug: string) => `The page will be /${slug}. Own pages begin with pages/.`,
  addressStays: 'It stays: this page belongs to its address.',
  addressChanges: (slug: string) =>
    `Once published, the page is /${slug}. The old address leads there.`,
  titleIn: { en: 'Title in English', hi: 'Title in Hindi' },
  descriptionIn: { en: 'Description in English', hi: 'Description in Hindi' },
  descriptionHint: 'What search engines show below the title.',
  leadIn: { en: 'Opening in English', hi: 'Opening in Hindi' },
  bodyIn: { en: 'Text in English', hi: 'Text in Hindi' },
  bodyHint:
    'A heading that ends with a question mark, and what follows it, stand among the questions at the end.',
  fallback: 'What is not written in Hindi is read in English on the Hindi pages.',
  fallbackShop: 'What is not written in Hindi is read in the shop’s own Hindi text.',
  withdrawal: 'Its page answers that there is none, until you publish it again.',
  withdrawalShop: 'The shop’s own text stands on the page again, until you publish yours.',
};

/** Labels of lists and editors of documents, for pages. */
export const pageLabels = {
  title: 'Pages',
  subject: 'pages',
  empty: 'No pages yet',
  emptyText: 'Write the first one.',
  add: 'New page',
  addText: 'Nobody reads it before you publish it.',
  addLabel: 'Title in English',
  addHint: 'Its address follows from it, and can be changed until it is published.',
  one: 'Page',
  all: 'All pages',
  noun: 'page',
  missing: 'No such page',
  missingText: 'It was deleted, or the address is wrong.',
  deleteWhat: 'page',
  deleteText: 'Its texts in both languages and what was published before are gone for good.',
};
