import { z } from 'zod';
import { block } from './articles.ts';
import { imageItem, product } from './catalogue.ts';
import { endpoint } from './endpoint.ts';
import { slug } from './fields.ts';
import { collectionPlaces } from './values/collections.ts';

const text = z.object({
  title: z.string(),
  /** Meta description for search engines. */
  description: z.string(),
  lead: z.string(),
  body: z.array(block),
});

const details = z.object({
  slug: z.string(),
  /** Time of the last change, ISO 8601. */
  changed: z.string(),
  places: z.array(z.enum(collectionPlaces)),
  picture: imageItem.nullable(),
});

/** A published collection; missing Hindi fields fall back to English. */
export const publicCollection = details.extend({ en: text, hi: text });
export type PublicCollection = z.infer<typeof publicCollection>;

const head = text.omit({ body: true });
const listed = details.extend({ en: head, hi: head });
export type ListedCollection = z.infer<typeof listed>;

/** The published collections, in the owner's order. */
export const listCollectionsRoute = endpoint({
  method: 'GET',
  path: '/api/collections',
  access: 'public',
  reply: z.object({ collections: z.array(listed) }),
});

/** A collection with its remedies in display order. */
export const getCollectionRoute = endpoint({
  method: 'GET',
  path: '/api/collections/:slug',
  access: 'public',
  params: z.strictObject({ slug }),
  reply: z.object({ collection: publicCollection, products: z.array(product) }),
  errors: ['not_found'],
});
