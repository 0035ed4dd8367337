import { grahaNames, pageOfFilters, stoneFilters } from '@jyotiratna/contract';
import { catalogue } from '#messages/catalogue/catalogue.ts';
import { stone } from '#messages/catalogue/stone.ts';
import { language } from '#messages/language.ts';
import type { CatalogueQuery } from './catalogue-query.ts';

const script = language.script === 'devanagari' ? 'devanagari' : 'name';

/** The document's title, with the selected graha, stone, origin, treatment and shape. */
export function catalogueTitle({ planet, ...query }: CatalogueQuery): string {
  const selected = [
    ...(planet ? [catalogue.forGraha(grahaNames[planet][script])] : []),
    ...stoneFilters.flatMap((name) => (stone.of[name] as Record<string, string>)[query[name]] ?? []),
  ];
  return selected.length > 0 ? `${selected.join(', ')}: ${catalogue.title}` : catalogue.title;
}

/** The landing page of exactly these filters; null where there is none, and for a search or a range. */
export function catalogueCanonical({ sort: _, cursor: __, category, ...query }: CatalogueQuery): string | null {
  if (category !== 'all') return null;
  const selected = Object.entries(query).flatMap(([name, value]) => (value ? [[name, value]] : []));
  return pageOfFilters(Object.fromEntries(selected));
}
