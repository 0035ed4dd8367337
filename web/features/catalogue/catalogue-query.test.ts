import { expect, it } from 'vitest';
import { readCatalogueQuery, writeCatalogueQuery } from './catalogue-query.ts';

const read = (query: string) => readCatalogueQuery(new URLSearchParams(query));

it('starts with everything, newest first', () => {
  expect(read('')).toEqual({
    search: '',
    category: 'all',
    sort: 'newest',
    planet: null,
    country: '',
    cursor: null,
    stone: '',
    origin: '',
    treatment: '',
    shape: '',
    certified: '',
    weightFrom: '',
    weightTo: '',
    priceFrom: '',
    priceTo: '',
  });
});

it('replaces unknown values with the defaults', () => {
  expect(
    read(
      'category=Gold&sort=cheap&planet=Pluto&stone=glass&weightFrom=x&priceTo=1.5&certified=maybe',
    ),
  ).toEqual(read(''));
});

it('writes the defaults as the plain address', () => {
  expect(writeCatalogueQuery(read(''))).toBe('/remedies');
});

it('round-trips a query', () => {
  const query = read(
    'search=ruby+ring&category=Precious&sort=price-low&planet=Sun&stone=ruby&weightFrom=4.25&priceTo=60000&certified=true&cursor=abc',
  );
  expect(
    readCatalogueQuery(new URL(writeCatalogueQuery(query), 'http://shop.test').searchParams),
  ).toEqual(query);
});
