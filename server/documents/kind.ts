import type { Tag } from '../platform/cache/changes.ts';
import type { DocumentContent, DocumentKind } from './schema.ts';

/** The kind-specific part of the document rules. */
export type DocumentRules<Name extends DocumentKind> = {
  kind: Name;
  /** Tags invalidated when the published version changes. */
  tag: Tag;
  /** Returns the slug that the owner entered; absent: the id is the slug. */
  slugOf?: (content: DocumentContent[Name]) => string;
  /**
   * The path of the document's page by its slug, if the slug may change after the first
   * publication: the previous path then redirects to the new one. Absent: the slug is fixed once
   * published.
   */
  pathOf?: (slug: string) => string;
  /** @throws ShopError invalid_input for invalid content */
  validate?: (content: DocumentContent[Name]) => void;
  /** @throws ShopError invalid_input for a draft too incomplete to be published */
  rejectUnready: (content: DocumentContent[Name]) => void;
  /** The id of the image in the content; null without an image. */
  imageOf?: (content: DocumentContent[Name]) => string | null;
};

/** The subject of a document's audit log entries. */
export const subjectOf = ({ kind }: Pick<DocumentRules<DocumentKind>, 'kind'>, id: string) =>
  `${kind}:${id}`;
