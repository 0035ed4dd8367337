import type { AdminArticle, ArticleContent } from '@jyotiratna/contract';
import { addArticlePicture } from '@jyotiratna/contract/admin/articles';
import { shop } from '../../../shop.ts';
import { DocumentPictureField } from './document-picture-field.tsx';
import type { Editing } from './use-document.ts';

/** A picture of the article's own. */
export function ArticlePictureField({ editing }: { editing: Editing<ArticleContent, AdminArticle> }) {
  const { doc, draft, set, errorOf } = editing;
  return (
    <DocumentPictureField
      legend="Picture of its own"
      hint="JPEG, PNG or WebP, up to 5 MB; it is shown 16:9."
      shape="wide"
      saved={doc.picture}
      chosen={draft.pictureId}
      onChoose={(pictureId) => set({ pictureId })}
      error={errorOf('pictureId')}
      upload={(body) => shop(addArticlePicture, { params: { id: doc.id }, body })}
      className="sm:col-span-2"
    />
  );
}
