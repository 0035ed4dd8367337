import type {
  ArticleContent,
  CollectionContent,
  FaqContent,
  HealerContent,
  PageContent,
} from '@jyotiratna/contract';
import {
  boolean,
  foreignKey,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import { images } from '../catalogue/schema.ts';
import { createdAt, instant } from '../platform/database/columns.ts';

export const documentKinds = ['article', 'collection', 'faq', 'healer', 'page'] as const;
export type DocumentKind = (typeof documentKinds)[number];

/** The content of each kind of document. */
export type DocumentContent = {
  article: ArticleContent;
  collection: CollectionContent;
  faq: FaqContent;
  healer: HealerContent;
  page: PageContent;
};

/** Content edited by the owner. `published` is the published version; null if unpublished. */
export const documents = pgTable(
  'documents',
  {
    kind: text({ enum: documentKinds }).notNull(),
    id: text().notNull(),
    /** The slug in the address of the document's page; the id for kinds without slugs. */
    slug: text().notNull(),
    /** The position in the owner's order of the documents of its kind. */
    position: integer().notNull().default(0),
    version: integer().notNull().default(1),
    draft: jsonb().$type<DocumentContent[DocumentKind]>().notNull(),
    published: jsonb().$type<DocumentContent[DocumentKind]>(),
    /** The time of the first publication; changes of the slug after it leave a redirect. */
    publishedAt: instant(),
    /** Sample content that comes with the shop, not about a real person. */
    sample: boolean().notNull().default(false),
    updatedAt: instant().notNull().defaultNow(),
    createdAt: createdAt(),
  },
  (table) => [
    primaryKey({ columns: [table.kind, table.id] }),
    uniqueIndex('documents_slug').on(table.kind, table.slug),
  ],
);

/** A published version of a document; immutable. */
export const documentRevisions = pgTable(
  'document_revisions',
  {
    kind: text({ enum: documentKinds }).notNull(),
    documentId: text().notNull(),
    /** The version number of the document at this publication. */
    version: integer().notNull(),
    content: jsonb().$type<DocumentContent[DocumentKind]>().notNull(),
    by: text().notNull(),
    at: createdAt(),
  },
  (table) => [
    primaryKey({ columns: [table.kind, table.documentId, table.version] }),
    foreignKey({
      columns: [table.kind, table.documentId],
      foreignColumns: [documents.kind, documents.id],
    }).onDelete('cascade'),
  ],
);

/**
 * Images that a document may display, in its draft, its published version or a previous version.
 */
export const documentImages = pgTable(
  'document_pictures',
  {
    kind: text({ enum: documentKinds }).notNull(),
    documentId: text().notNull(),
    pictureId: text()
      .notNull()
      .references(() => images.id),
  },
  (table) => [
    primaryKey({ columns: [table.kind, table.documentId, table.pictureId] }),
    index('document_pictures_picture').on(table.pictureId),
    foreignKey({
      columns: [table.kind, table.documentId],
      foreignColumns: [documents.kind, documents.id],
    }).onDelete('cascade'),
  ],
);
