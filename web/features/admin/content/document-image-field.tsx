import type { Image } from '@jyotiratna/contract';
import { type ReactNode, useId, useState } from 'react';
import { content as t } from '#messages/admin/content.ts';
import { Button } from '../../../ui/button.tsx';
import { storedImage, Tile } from '../../../ui/image.tsx';
import { CallAlert, useSend } from '../layout/call.tsx';
import { ImageFileButton } from '../layout/image-file-button.tsx';
import type { BoundField } from '../layout/use-form.ts';

type Props = {
  legend: ReactNode;
  hint: string;
  shape: 'wide' | 'square';
  /** The image of the saved draft. */
  saved: Image | null;
  /** Binds the image's id in the edited draft. */
  field: BoundField<string | null>;
  upload: (body: FormData) => Promise<{ picture: Image }>;
  className?: string;
};

/** A document's own image: uploaded at once, and published once the draft is saved with it. */
export function DocumentImageField({
  legend,
  hint,
  shape,
  saved,
  field,
  upload,
  className,
}: Props) {
  const label = useId();
  const { value: selectedId, onChange: onSelect } = field;
  const [uploaded, setUploaded] = useState<Image | null>(null);
  const send = useSend({
    call: (file: File) => {
      const body = new FormData();
      body.set('images', file);
      return upload(body);
    },
    onDone: ({ picture: image }) => {
      setUploaded(image);
      onSelect(image.id);
    },
  });
  const image = [uploaded, saved].find((image) => image && image.id === selectedId);
  const error = send.fields.images ?? send.message ?? field.error;
  return (
    <fieldset className={className} aria-labelledby={label}>
      <legend id={label} className="mb-1.5 font-medium">
        {legend} <span className="font-normal text-text-2">{t.optional}</span>
      </legend>
      <div className="flex flex-wrap items-center gap-4">
        {image && (
          <Tile
            image={storedImage(image)}
            shape={shape}
            sizes="192px"
            decorative
            className={shape === 'wide' ? 'w-48' : 'w-28'}
          />
        )}
        <ImageFileButton
          has={selectedId !== null}
          busy={send.isPending}
          busyLabel={t.uploading}
          onFile={(file) => send.mutate(file)}
        />
        {selectedId !== null && (
          <Button kind="text" size="s" onClick={() => onSelect(null)}>
            {t.takeAway}
          </Button>
        )}
      </div>
      <p className="mt-2 text-small text-text-2">{hint}</p>
      <div className="mt-2 empty:hidden">
        <CallAlert>{error}</CallAlert>
      </div>
    </fieldset>
  );
}
