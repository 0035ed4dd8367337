import { readFileSync } from 'node:fs';
import { type Page, pageFinder, sourceLocale } from '@jyotiratna/contract';

const file = new URL(`../web/build/${sourceLocale}/pages.json`, import.meta.url);

/** Finds, by a path without language and query, the storefront build's metadata of the page. */
export const findPage = pageFinder(JSON.parse(readFileSync(file, 'utf8')) as Page[]);
