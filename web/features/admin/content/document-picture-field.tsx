import type { Picture } from '@jyotiratna/contract';
import { useMutation } from '@tanstack/react-query';
import { type ReactNode, useId, useState } from 'react';
import { isCallError } from '../../../is-call-error.ts';
import { Alert } from '../../../ui/alert.tsx';
import { Button } from '../../../ui/button.tsx';
import { storedPicture, Tile } from '../../../ui/picture.tsx';
import { PictureFileButton } from '../layout/picture-file-button.tsx';

type Props = {
  legend: ReactNode;
  hint: string;
  shape: 'wide' | 'square';
  /** The one that the saved draft shows. */
  saved: Picture | null;
  /** The id that the draft on screen names. */
  chosen: string | null;
  onChoose: (id: string | null) => void;
  error: string | undefined;
  upload: (body: FormData) => Promise<{ picture: Picture }>;
  className?: string;
};

/** A picture of a document's own: it is stored at once, and shown once the draft is saved with it. */
export function DocumentPictureField({ legend, hint, shape, saved, chosen, onChoose, upload, ...props }: Props) {
  const label = useId();
  const [uploaded, setUploaded] = useState<Picture | null>(null);
  const send = useMutation({
    mutationFn: (file: File) => {
      const body = new FormData();
      body.set('images', file);
      return upload(body);
    },
    onSuccess: ({ picture }) => {
      setUploaded(picture);
      onChoose(picture.id);
    },
  });
  const shown = [uploaded, saved].find((picture) => picture && picture.id === chosen);
  const refused = isCallError(send.error) ? (send.error.fields.images ?? send.error.message) : send.error?.message;
  const error = refused ?? props.error;
  return (
    <fieldset className={props.className} aria-labelledby={label}>
      <legend id={label} className="mb-1.5 font-medium">
        {legend} <span className="font-normal text-text-2">(optional)</span>
      </legend>
      <div className="flex flex-wrap items-center gap-4">
        {shown && (
          <Tile
            picture={storedPicture(shown)}
            shape={shape}
            sizes="192px"
            decorative
            className={shape === 'wide' ? 'w-48' : 'w-28'}
          />
        )}
        <PictureFileButton
          has={chosen !== null}
          busy={send.isPending}
          busyLabel="Uploading..."
          onFile={(file) => send.mutate(file)}
        />
        {chosen !== null && (
          <Button kind="text" size="s" onClick={() => onChoose(null)}>
            Take it away
          </Button>
        )}
      </div>
      <p className="mt-2 text-small text-text-2">{hint}</p>
      {error && (
        <div className="mt-2">
          <Alert tone="error">{error}</Alert>
        </div>
      )}
    </fieldset>
  );
}
