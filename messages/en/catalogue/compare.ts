/** Comparison of up to four remedies. */
export const compare = {
  title: 'Compare stones',
  metaTitle: 'Compare stones side by side: weight, origin, price | Jyotiratna',
  description:
    'Up to four stones next to each other: price, price per carat, weight, origin, treatment, shape, cut and laboratory report.',
  lead: 'Up to four stones next to each other, by what their pages state.',
  share: 'Weight, origin, treatment, report and price',
  empty: 'No stones to compare yet',
  emptyText: 'The page of a loose stone compares it with similar ones.',
  all: 'Loose stones',
  table: 'Stones side by side',
  property: 'Property',
  price: 'Price',
  availability: 'Stock',
  inStock: 'In stock',
  soldOut: 'Sold',
  none: 'Not stated',
  link: 'Compare with similar stones',
};
