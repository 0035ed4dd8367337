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

/** Content edited by an owner. The published version is `published`; null: unpublished. */
export const documents = pgTable(
  'documents',
  {
    kind: text({ enum: documentKinds }).notNull(),
    id: text().notNull(),
    /** In its page's address, or the id again. */
    slug: text().notNull(),
    /** Among its kind, where the owner orders them. */
    position: integer().notNull().default(0),
    version: integer().notNull().default(1),
    draft: jsonb().$type<DocumentContent[DocumentKind]>().notNull(),
    published: jsonb().$type<DocumentContent[DocumentKind]>(),
    /** When it was published first: from then on a new address leaves a redirect. */
    publishedAt: instant(),
    /** Bundled with the shop, and not about a real person. */
    sample: boolean().notNull().default(false),
    updatedAt: instant().notNull().defaultNow(),
    createdAt: createdAt(),
  },
  (table) => [
    primaryKey({ columns: [table.kind, table.id] }),
    uniqueIndex('documents_slug').on(table.kind, table.slug),
  ],
);

/** An unchanged published version. */
export const documentRevisions = pgTable(
  'document_revisions',
  {
    kind: text({ enum: documentKinds }).notNull(),
    documentId: text().notNull(),
    /** The document's version that publishing made. */
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

/** Images that a document may show, in its draft, published or before. */
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
