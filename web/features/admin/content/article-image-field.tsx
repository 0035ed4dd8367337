import type { AdminArticle, ArticleContent } from '@jyotiratna/contract';
import { addArticleImage } from '@jyotiratna/contract/admin/articles';
import { content as t } from '#messages/admin/content.ts';
import { shop } from '../../../shop.ts';
import { DocumentImageField } from './document-image-field.tsx';
import type { Editing } from './use-document.ts';

/** The article's own image. */
export function ArticleImageField({ editing }: { editing: Editing<ArticleContent, AdminArticle> }) {
  const { doc, draft, set, errorOf } = editing;
  return (
    <DocumentImageField
      legend={t.pictureOwn}
      hint={t.jpegPngOr}
      shape="wide"
      saved={doc.picture}
      chosen={draft.pictureId}
      onSelect={(imageId) => set({ pictureId: imageId })}
      error={errorOf('pictureId')}
      upload={(body) => shop(addArticleImage, { params: { id: doc.id }, body })}
      className="sm:col-span-2"
    />
  );
}
