import type { AdminDesign, Metal } from '@jyotiratna/contract';
import {
  removeDesignImage,
  removeMetalImageRoute,
  setDesignImageRoute,
  setMetalImageRoute,
} from '@jyotiratna/contract/admin/designs';
import { useState } from 'react';
import { designs as t } from '#messages/admin/designs.ts';
import { metalNames } from '#messages/admin/metals.ts';
import { api } from '../../../api.ts';
import { Button } from '../../../ui/button.tsx';
import { storedImage, Tile } from '../../../ui/image.tsx';
import { CallAlert, useSend } from '../layout/call.tsx';
import { ImageFileButton } from '../layout/image-file-button.tsx';

type Props = {
  design: AdminDesign;
  /** The metal whose image it is; without it the general image. */
  metal?: Metal;
};

/** A design's public image: uploaded and published at once, independently of the form. */
export function DesignImage({ design, metal }: Props) {
  const [visible, setVisible] = useState(() => imageOf(design, metal));
  const change = useSend({
    call: (file: File | null) => sendImage(design.id, metal, file),
    done: ({ design: saved }) => (imageOf(saved, metal) ? t.imageSaved : t.imageRemoved),
    onDone: ({ design: saved }) => setVisible(imageOf(saved, metal)),
  });
  const rejected = change.fields.images ?? change.message;
  const label = metal ? t.imageIn(metalNames[metal]) : t.picture;
  return (
    <section aria-label={label} className="facet-card grid gap-3 border border-line bg-surface p-5">
      <p className="font-medium">{label}</p>
      {visible && (
        <Tile
          image={storedImage({ ...visible, alt: label })}
          shape="square"
          sizes="240px"
          className={`w-full ${metal ? 'max-w-30' : 'max-w-60'}`}
        />
      )}
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
      <p className="text-small text-text-2">{metal ? t.imageInHint : t.jpegPngOr}</p>
      <CallAlert>{rejected}</CallAlert>
    </section>
  );
}

function imageOf({ picture, metalPictures }: AdminDesign, metal: Metal | undefined) {
  if (!metal) return picture;
  return metalPictures.find((one) => one.metal === metal)?.picture ?? null;
}

function sendImage(id: string, metal: Metal | undefined, file: File | null) {
  const body = new FormData();
  if (file) body.set('images', file);
  if (metal) {
    const params = { id, metal };
    return file
      ? api(setMetalImageRoute, { params, body })
      : api(removeMetalImageRoute, { params });
  }
  return file
    ? api(setDesignImageRoute, { params: { id }, body })
    : api(removeDesignImage, { params: { id } });
}
