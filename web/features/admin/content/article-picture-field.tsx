import type { AdminArticle, ArticleContent, Picture } from '@jyotiratna/contract';
import { addArticlePicture } from '@jyotiratna/contract/admin/articles';
import { useMutation } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { isCallError } from '../../../is-call-error.ts';
import { shop } from '../../../shop.ts';
import { Alert } from '../../../ui/alert.tsx';
import { Button } from '../../../ui/button.tsx';
import { storedPicture, Tile } from '../../../ui/picture.tsx';
import { PictureFileButton } from '../layout/picture-file-button.tsx';
import type { Editing } from './use-document.ts';

/** A picture of the article's own: it is stored at once, and shown once the draft is saved with it. */
export function ArticlePictureField({ editing }: { editing: Editing<ArticleContent, AdminArticle> }) {
  const { doc, draft, set, errorOf } = editing;
  const label = useId();
  const [uploaded, setUploaded] = useState<Picture | null>(null);
  const upload = useMutation({
    mutationFn: (file: File) => {
      const body = new FormData();
      body.set('images', file);
      return shop(addArticlePicture, { params: { id: doc.id }, body });
    },
    onSuccess: ({ picture }) => {
      setUploaded(picture);
      set({ pictureId: picture.id });
    },
  });
  const shown = [uploaded, doc.picture].find((picture) => picture && picture.id === draft.pictureId);
  const refused = isCallError(upload.error)
    ? (upload.error.fields.images ?? upload.error.message)
    : upload.error?.message;
  const error = refused ?? errorOf('pictureId');
  return (
    <fieldset className="sm:col-span-2" aria-labelledby={label}>
      <legend id={label} className="mb-1.5 font-medium">
        Picture of its own <span className="font-normal text-text-2">(optional)</span>
      </legend>
      <div className="flex flex-wrap items-center gap-4">
        {shown && <Tile picture={storedPicture(shown)} shape="wide" sizes="192px" decorative className="w-48" />}
        <PictureFileButton
          has={draft.pictureId !== null}
          busy={upload.isPending}
          busyLabel="Uploading..."
          onFile={(file) => upload.mutate(file)}
        />
        {draft.pictureId !== null && (
          <Button kind="text" size="s" onClick={() => set({ pictureId: null })}>
            Take it away
          </Button>
        )}
      </div>
      <p className="mt-2 text-small text-text-2">JPEG, PNG or WebP, up to 5 MB; it is shown 16:9.</p>
      {error && (
        <div className="mt-2">
          <Alert tone="error">{error}</Alert>
        </div>
      )}
    </fieldset>
  );
}
