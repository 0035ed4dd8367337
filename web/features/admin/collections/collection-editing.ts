import type { AdminCollection, CollectionContent } from '@jyotiratna/contract';
import type { Editing } from '../content/use-document.ts';

/** A collection's draft being edited. */
export type CollectionEditing = Editing<CollectionContent, AdminCollection>;
