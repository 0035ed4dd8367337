/** Collections: remedies that the owner groups on one page. */
export const collections = {
  title: 'Collections',
  metaTitle: 'Collections of stones and bracelets | Jyotiratna',
  description: 'Stones and bracelets put together by this shop, each collection with its own page.',
  lead: 'What this shop puts together, and why.',
  none: 'No collections yet',
  all: 'All collections',
  remedies: 'Remedies in this collection',
  empty: 'Nothing in this collection is for sale at present.',
  catalogue: 'See all remedies',
  documentTitle: (title: string) => `${title} | Jyotiratna`,
  share: 'Put together by this shop',
};
