import { readFileSync } from 'node:fs';
import { type Page, pageFinder, sourceLocale } from '@jyotiratna/contract';

const file = new URL(`../web/build/${sourceLocale}/pages.json`, import.meta.url);

/** Finds, by a path without language and query, what the storefront's build says of the page there. */
export const findPage = pageFinder(JSON.parse(readFileSync(file, 'utf8')) as Page[]);
