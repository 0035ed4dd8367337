import { grahaNames, pageOfFilters, stoneFilters } from '@jyotiratna/contract';
import { catalogue } from '#messages/catalogue/catalogue.ts';
import { stone } from '#messages/catalogue/stone.ts';
import { language } from '#messages/language.ts';
import type { CatalogueQuery } from './catalogue-query.ts';

const script = language.script === 'devanagari' ? 'devanagari' : 'name';

/** The document's title, with the selected graha, stone, origin, treatment and shape. */
export function catalogueTitle(query: CatalogueQuery): string {
  const selected = filterLabelsOf(query);
  return selected === '' ? catalogue.title : `${selected}: ${catalogue.title}`;
}

/** The page's meta description, with the selected graha, stone, origin, treatment and shape. */
export function catalogueDescription(query: CatalogueQuery): string {
  const selected = filterLabelsOf(query);
  return selected === '' ? catalogue.description : `${selected}. ${catalogue.description}`;
}

function filterLabelsOf({ planet, ...query }: CatalogueQuery): string {
  return [
    ...(planet ? [catalogue.forGraha(grahaNames[planet][script])] : []),
    ...stoneFilters.flatMap(
      (name) => (stone.of[name] as Record<string, string>)[query[name]] ?? [],
    ),
  ].join(', ');
}

/**
 * The landing page for exactly these filters (canonical URL); null where it does not exist or is
 * withdrawn, and for a search or a range.
 */
export function catalogueCanonical(
  { sort: _, cursor: __, category, ...query }: CatalogueQuery,
  unpublishedPages: readonly string[] = [],
): string | null {
  if (category !== 'all') return null;
  const selected = Object.entries(query).flatMap(([name, value]) => (value ? [[name, value]] : []));
  const page = pageOfFilters(Object.fromEntries(selected));
  return page !== null && unpublishedPages.includes(page.slice(1)) ? null : page;
}
