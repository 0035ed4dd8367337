import type { Tag } from '../platform/kept/changes.ts';
import type { DocumentContent, DocumentKind } from './schema.ts';

/** What the rules of all documents need to know of one kind. */
export type Kind<Name extends DocumentKind> = {
  kind: Name;
  /** What is touched when everyone reads something else. */
  tag: Tag;
  /** Whether the owner may give an address; without it the id is the address. */
  slugOf?: (content: DocumentContent[Name]) => string;
  /** @throws ShopError invalid_input for what cannot be saved */
  refuse?: (content: DocumentContent[Name]) => void;
  /** @throws ShopError invalid_input for a draft that nobody could read */
  refuseUnready: (content: DocumentContent[Name]) => void;
  /** The image it shows, where it has one. */
  pictureOf?: (content: DocumentContent[Name]) => string | null;
};

/** How the audit log names it. */
export const subjectOf = ({ kind }: Pick<Kind<DocumentKind>, 'kind'>, id: string) => `${kind}:${id}`;
