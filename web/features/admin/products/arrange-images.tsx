import { type AdminProduct, limits, type StaleProduct } from '@jyotiratna/contract';
import { setProductImagesRoute } from '@jyotiratna/contract/admin/products';
import { ArrowDown, ArrowUp, ImagePlus, Trash2 } from 'lucide-react';
import { productForm as form } from '#messages/admin/product-form.ts';
import { products as t } from '#messages/admin/products.ts';
import { api } from '../../../api.ts';
import { TextField } from '../../../ui/field.tsx';
import { SendButton } from '../layout/call.tsx';
import { AdminDialog } from '../layout/dialogs.tsx';
import { FileButton } from '../layout/file-button.tsx';
import { IconButton } from '../layout/icon-button.tsx';
import { bindFields, useSavedForm } from '../layout/use-form.ts';
import {
  acceptedImages,
  type ImageValues,
  imageValuesOf,
  isChanged,
  sentImages,
} from '../product-form/image-values.ts';
import { type ImageList, useImageList } from '../product-form/use-images.ts';
import { EditError } from './edit-error.tsx';

type Props = {
  product: AdminProduct;
  onSaved: (product: AdminProduct) => void;
  onClose: () => void;
};

/**
 * A dialog that adds, removes, moves and describes individual images, without uploading the others
 * again.
 */
export function ArrangeImages({ product, onSaved, onClose }: Props) {
  const save = useSavedForm({
    saved: product,
    valuesOf: (saved): { images: readonly ImageValues[] } => ({ images: imageValuesOf(saved) }),
    newerOf: (stale: StaleProduct) => stale.product,
    call: ({ images }, { _id: id, version }) =>
      api(setProductImagesRoute, { params: { id }, body: sentImages(images, version) }),
    done: ({ product: saved }) => ({ title: t.imagesSaved, description: saved.name }),
    onDone: ({ product: saved }) => {
      onSaved(saved);
      onClose();
    },
  });
  const { base, values } = save;
  const list = useImageList(values.images, (images) => save.set({ images }));
  const left = limits.imagesPerProduct - values.images.length;
  const empty = values.images.length === 0 && !base.draft;

  function add(files: readonly File[]) {
    const over = list.add(files);
    list.setNote(t.addedLeftOut(files.length - over, over, limits.imagesPerProduct));
  }

  return (
    <AdminDialog
      title={t.arrangeImages}
      description={t.firstImageCover}
      width="wide"
      busy={save.busy}
      onClose={onClose}
      buttons={
        <>
          {empty && (
            <p className="order-first mr-auto text-small text-text-2">{t.publishedRemedyMin}</p>
          )}
          <SendButton
            of={{ busy: save.busy, send: save.submit }}
            busyLabel={t.saving}
            disabled={empty || !isChanged(values.images, base)}
          >
            {t.saveImages}
          </SendButton>
        </>
      }
    >
      <div className="mb-4 empty:hidden">
        <EditError of={save} />
      </div>
      <ol className="grid gap-4">
        {values.images.map((image, at) => (
          <ArrangedImage key={image.key} image={image} at={at} list={list} />
        ))}
      </ol>
      <FileButton
        ref={list.input}
        icon={ImagePlus}
        className="mt-4"
        multiple
        accept={acceptedImages}
        full={left === 0}
        onFiles={add}
      >
        {t.addImages}
      </FileButton>
      <p role="status" className="mt-2 min-h-5 text-small text-text-2">
        {list.note || t.moreCanAdded(left)}
      </p>
    </AdminDialog>
  );
}

/** `at` is the image's index. */
type ImageProps = { image: ImageValues; at: number; list: ImageList };

const button = 'rounded-md hover:bg-mayur-50 disabled:text-marble-300';
const directions = [
  [-1, ArrowUp],
  [1, ArrowDown],
] as const;

/** One image of a remedy, described in both languages. */
function ArrangedImage({ image, at, list }: ImageProps) {
  const { key, url, alt } = image;
  const name = form.image(at + 1);
  const { field } = bindFields(image, (patch) => list.change(key, patch));
  return (
    <li
      {...list.drop(key, at)}
      className={`facet-card grid grid-cols-[88px_minmax(0,1fr)_auto] gap-x-4 gap-y-3 border p-3 ${list.target === key ? 'border-mayur-700' : 'border-line'}`}
    >
      <span className="self-start">
        <img
          src={url}
          alt={`${at === 0 ? form.cover : ''}${name}${alt ? `: ${alt}` : ''}`}
          {...list.drag(key)}
          className="facet-button aspect-square w-22 cursor-grab object-cover"
        />
        {at === 0 && (
          <span className="mt-1 block text-center text-meta font-semibold text-accent">
            {form.coverLabel}
          </span>
        )}
      </span>
      <div className="grid content-start gap-3 max-sm:col-span-3 max-sm:row-start-2 sm:grid-cols-2">
        <TextField label={t.description(name)} optional maxLength={300} {...field('alt')} />
        <TextField
          label={t.hindiDescription(name)}
          optional
          lang="hi-IN"
          maxLength={300}
          {...field('altHi')}
        />
      </div>
      <span className="flex sm:flex-col max-sm:col-start-3">
        {directions.map(([by, Icon]) => (
          <IconButton key={by} icon={Icon} {...list.move(key, at, by)} className={button} />
        ))}
        <IconButton
          icon={Trash2}
          aria-label={form.remove(name)}
          onClick={() => list.remove(key)}
          className={`${button} text-sindoor-700`}
        />
      </span>
    </li>
  );
}
