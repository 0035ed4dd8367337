import type { AdminDesign } from '@jyotiratna/contract';
import { removeDesignImage, setDesignImageRoute } from '@jyotiratna/contract/admin/designs';
import { useState } from 'react';
import { designs as t } from '#messages/admin/designs.ts';
import { shop } from '../../../shop.ts';
import { Alert } from '../../../ui/alert.tsx';
import { Button } from '../../../ui/button.tsx';
import { storedImage, Tile } from '../../../ui/image.tsx';
import { ImageFileButton } from '../layout/image-file-button.tsx';
import { useSend } from '../layout/use-send.ts';

/** A design's image for customers: stored and displayed at once, independently of the form. */
export function DesignImage({ design: { id, picture: first } }: { design: AdminDesign }) {
  const [visible, setVisible] = useState(first);
  const change = useSend({
    call: (file: File | null) => {
      if (!file) return shop(removeDesignImage, { params: { id } });
      const body = new FormData();
      body.set('images', file);
      return shop(setDesignImageRoute, { params: { id }, body });
    },
    done: ({ design: { picture: image } }) => (image ? t.pictureSaved : t.pictureTakenAway),
    onDone: ({ design: { picture: image } }) => setVisible(image),
  });
  const rejected = change.fields.images ?? change.error?.message;
  return (
    <section aria-label={t.picture} className="facet-card grid gap-3 border border-line bg-surface p-5">
      <p className="font-medium">{t.picture}</p>
      {visible && <Tile picture={storedImage(visible)} shape="square" sizes="240px" className="w-full max-w-60" />}
      <span className="flex flex-wrap gap-3">
        <ImageFileButton
          has={visible !== null}
          busy={change.isPending}
          busyLabel={t.saving}
          onFile={(file) => change.mutate(file)}
        />
        {visible && (
          <Button kind="text" size="s" onClick={() => !change.isPending && change.mutate(null)}>
            {t.takeAway}
          </Button>
        )}
      </span>
      <p className="text-small text-text-2">{t.jpegPngOr}</p>
      {rejected && <Alert tone="error">{rejected}</Alert>}
    </section>
  );
}
