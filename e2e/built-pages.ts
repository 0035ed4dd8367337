import { readFileSync } from 'node:fs';
import { type Page, pageFinder, sourceLocale } from '@jyotiratna/contract';

const file = new URL(`../web/build/${sourceLocale}/pages.json`, import.meta.url);

/** Finds the metadata of a page in the storefront build, by a path without locale and query. */
export const findPage = pageFinder(JSON.parse(readFileSync(file, 'utf8')) as Page[]);
