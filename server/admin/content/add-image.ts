import { defined, type Image, ShopError } from '@jyotiratna/contract';
import { type Admin, audit } from '../../accounts/audit/audit.ts';
import { withImages } from '../../catalogue/pictures/with-images.ts';
import { type DocumentRules, subjectOf } from '../../documents/kind.ts';
import { findDocument, linkImage } from '../../documents/queries.ts';
import type { DocumentKind } from '../../documents/schema.ts';
import type { Executor } from '../../platform/database/open-database.ts';
import { transact } from '../../platform/database/transact.ts';
import type { Deps } from '../../platform/deps.ts';
import type { Form } from '../../platform/http/read-form.ts';
import { imageRequired } from '../../platform/images/image-required.ts';

/**
 * Uploads an image for a document, whose draft uses it once saved with its id.
 * @throws ShopError not_found, invalid_input without a file, upload_*, storage_*
 */
export async function addImage(
  deps: Pick<Deps, 'db' | 'images' | 'log'>,
  actor: Admin,
  kind: Pick<DocumentRules<DocumentKind>, 'kind'>,
  { id, form: { files } }: { id: string; form: Form },
): Promise<Image> {
  const [file] = files;
  if (!file) throw imageRequired();
  const requireDocument = async (db: Executor) => {
    if (!(await findDocument(db, kind.kind, id))) throw new ShopError('not_found');
  };
  await requireDocument(deps.db);
  return withImages(deps, [file], ([stored]) =>
    transact(deps.db, async (tx) => {
      const { tint: _, ...image } = defined(stored);
      await requireDocument(tx);
      await linkImage(tx, kind.kind, id, image);
      await audit(tx, actor, `${kind.kind}.picture`, subjectOf(kind, id), {
        picture: { before: null, after: image.id },
      });
      return { ...image, alt: '' };
    }),
  );
}
