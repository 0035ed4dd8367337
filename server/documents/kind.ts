import type { Tag } from '../platform/cache/changes.ts';
import type { DocumentContent, DocumentKind } from './schema.ts';

/** The kind-specific part of the document rules. */
export type DocumentRules<Name extends DocumentKind> = {
  kind: Name;
  /** Tags invalidated when the published version changes. */
  tag: Tag;
  /** Whether the owner may give an address; without it the id is the address. */
  slugOf?: (content: DocumentContent[Name]) => string;
  /**
   * The path of its page by its slug, where the slug may change after the first publication: the
   * previous path then redirects to it. Absent: the slug is fixed from then on.
   */
  pathOf?: (slug: string) => string;
  /** @throws ShopError invalid_input for invalid content */
  validate?: (content: DocumentContent[Name]) => void;
  /** @throws ShopError invalid_input for a draft too incomplete to be read */
  rejectUnready: (content: DocumentContent[Name]) => void;
  /** The image it shows, where it has one. */
  imageOf?: (content: DocumentContent[Name]) => string | null;
};

/** How the audit log names it. */
export const subjectOf = ({ kind }: Pick<DocumentRules<DocumentKind>, 'kind'>, id: string) =>
  `${kind}:${id}`;
