import { z } from 'zod';
import { imageItem, product } from '../catalogue.ts';
import { publicCollection } from '../collections.ts';
import { endpoint } from '../endpoint.ts';
import { uploadErrors } from '../endpoint-errors.ts';
import { category, graha, id, line, note, prose, slug, version } from '../fields.ts';
import {
  collectionModes,
  collectionPlaces,
  collectionSortOptions,
  maxInCollection,
} from '../values/collections.ts';
import { issue } from '../values/error-messages.ts';
import { purposes } from '../values/page-addresses.ts';
import { stoneChoices } from '../values/stone-choices.ts';
import { documentDetails, revisions, versionBody } from './articles.ts';

const copy = z.strictObject({
  title: prose(120),
  description: prose(300),
  lead: prose(600),
  /** Markdown, of which the shop supports a subset: see `server/content/articles/markdown.ts`. */
  body: prose(40_000),
});

const none = z.literal('');
/** Whole rupees, inclusive. */
const limit = z.int(issue('whole_number_needed')).min(0).max(10_000_000).nullable();

/** A remedy is in the collection if it matches all set rules. */
export const collectionRules = z.strictObject({
  category: z.union([category, none]),
  stone: z.union([z.enum(stoneChoices.stone), none]),
  origin: z.union([z.enum(stoneChoices.origin), none]),
  /** The graha for which the remedy is worn in Jyotish. */
  planet: z.union([graha, none]),
  /** A purpose signified by the graha for which the remedy is worn in Jyotish. */
  purpose: z.union([z.enum(purposes as [(typeof purposes)[number]]), none]),
  /** Words that the name, the description or the attributes of the remedy contain. */
  words: note(120),
  priceFrom: limit,
  priceTo: limit,
});
export type CollectionRules = z.infer<typeof collectionRules>;

export const collectionContent = z.strictObject({
  slug,
  places: z.array(z.enum(collectionPlaces)).max(collectionPlaces.length),
  pictureId: z.string().max(100).nullable(),
  by: z.enum(collectionModes),
  /** Ids of hand-picked remedies, in display order. */
  products: z.array(id).max(maxInCollection),
  rules: collectionRules,
  sort: z.enum(collectionSortOptions),
  en: copy.extend({ title: line(120, issue('title_missing')) }),
  hi: copy,
});
export type CollectionContent = z.infer<typeof collectionContent>;

export const adminCollection = documentDetails.extend({
  content: collectionContent,
  picture: imageItem.nullable(),
  /** Names of the hand-picked remedies by id; remedies no longer sold are absent. */
  names: z.record(z.string(), z.string()),
  revisions,
});
export type AdminCollection = z.infer<typeof adminCollection>;

const listed = documentDetails.extend({
  slug: z.string(),
  title: z.string(),
  by: z.enum(collectionModes),
  places: z.array(z.enum(collectionPlaces)),
  /** Whether the collection has a Hindi version. */
  hindi: z.boolean(),
});
export type ListedAdminCollection = z.infer<typeof listed>;

const params = z.strictObject({ id });
const reply = z.object({ collection: adminCollection });
const errors = ['not_found', 'stale_edit'] as const;

export const listAdminCollectionsRoute = endpoint({
  method: 'GET',
  path: '/api/admin/collections',
  access: 'admin',
  reply: z.object({ collections: z.array(listed) }),
});

export const getAdminCollectionRoute = endpoint({
  method: 'GET',
  path: '/api/admin/collections/:id',
  access: 'admin',
  params,
  reply,
  errors: ['not_found'],
});

/** Creates a draft at the end of the order, with a slug derived from the title. */
export const addCollectionRoute = endpoint({
  method: 'POST',
  path: '/api/admin/collections',
  access: 'admin',
  body: z.strictObject({ title: line(120, issue('title_missing')) }),
  reply,
});

/** Sets the order of the collections: all of their ids. `stale_edit` if the list has changed. */
export const orderCollectionsRoute = endpoint({
  method: 'POST',
  path: '/api/admin/collections/order',
  access: 'admin',
  body: z.strictObject({ ids: z.array(id).min(1).max(500) }),
  reply: z.object({ collections: z.array(listed) }),
  errors: ['stale_edit'],
});

/** Saves the draft; the published version and its address stay unchanged until publication. */
export const saveCollectionRoute = endpoint({
  method: 'PUT',
  path: '/api/admin/collections/:id',
  access: 'admin',
  params,
  body: versionBody.extend({ content: collectionContent }),
  reply,
  errors,
});

/**
 * Publishes the draft; if the address has changed, the previous address redirects to the new one.
 */
export const publishCollectionRoute = endpoint({
  method: 'POST',
  path: '/api/admin/collections/:id/publish',
  access: 'admin',
  params,
  body: versionBody,
  reply,
  errors,
});

/** Unpublishes the collection; the draft stays. */
export const withdrawCollectionRoute = endpoint({
  method: 'POST',
  path: '/api/admin/collections/:id/withdraw',
  access: 'admin',
  params,
  body: versionBody,
  reply,
  errors,
});

/** Restores a previously published version as the draft. */
export const restoreCollectionRoute = endpoint({
  method: 'POST',
  path: '/api/admin/collections/:id/restore',
  access: 'admin',
  params,
  body: versionBody.extend({ revision: version }),
  reply,
  errors,
});

/** Deletes an unpublished collection with all its previous versions. */
export const deleteCollectionRoute = endpoint({
  method: 'POST',
  path: '/api/admin/collections/:id/delete',
  access: 'admin',
  params,
  body: versionBody,
  reply: z.object({ success: z.literal(true) }),
  errors: [...errors, 'document_public'],
});

/** Preview of the draft with its remedies, as it would be published. */
export const previewCollectionRoute = endpoint({
  method: 'GET',
  path: '/api/admin/collections/:id/preview',
  access: 'admin',
  params,
  reply: z.object({ collection: publicCollection, products: z.array(product) }),
  errors: ['not_found'],
});

/**
 * An image for the collection: one file `images`. The draft shows it once it is saved with its id.
 */
export const addCollectionImage = endpoint({
  method: 'POST',
  path: '/api/admin/collections/:id/pictures',
  access: 'admin',
  kind: 'form',
  params,
  reply: z.object({ picture: imageItem }),
  errors: ['not_found', ...uploadErrors],
});
