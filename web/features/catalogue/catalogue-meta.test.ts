import { expect, it } from 'vitest';
import { catalogueCanonical, catalogueTitle } from './catalogue-meta.ts';
import { readCatalogueQuery } from './catalogue-query.ts';

const read = (query: string) => readCatalogueQuery(new URLSearchParams(query));

it.each([
  ['stone=yellow-sapphire', '/stones/yellow-sapphire'],
  ['planet=Jupiter&sort=price-low', '/graha/guru'],
  ['stone=other', null],
  ['stone=ruby&origin=myanmar', null],
  ['stone=ruby&search=red', null],
  ['planet=Sun&category=Precious', null],
  ['', null],
])('the canonical page of the filters %s is %s', (query, path) => {
  expect(catalogueCanonical(read(query))).toBe(path);
});

it('names the selected filters in the title', () => {
  const all = catalogueTitle(read(''));
  expect(catalogueTitle(read('stone=ruby&origin=myanmar'))).toBe(`Ruby, Myanmar (Burma): ${all}`);
  expect(catalogueTitle(read('planet=Jupiter'))).toBe(`For Guru: ${all}`);
});
