import type { Tag } from '../platform/kept/changes.ts';
import type { DocumentKind } from './schema.ts';

/** What the rules of all documents need to know of one kind. */
export type Kind<Content extends object> = {
  kind: DocumentKind;
  /** What is touched when everyone reads something else. */
  tag: Tag;
  /** Whether the owner may give an address; without it the id is the address. */
  slugOf?: (content: Content) => string;
  /** @throws ShopError invalid_input for what cannot be saved */
  refuse?: (content: Content) => void;
  /** @throws ShopError invalid_input for a draft that nobody could read */
  refuseUnready: (content: Content) => void;
  /** The picture it shows, where it has one. */
  pictureOf?: (content: Content) => string | null;
};

/** How the audit log names it. */
export const subjectOf = ({ kind }: Pick<Kind<object>, 'kind'>, id: string) => `${kind}:${id}`;
