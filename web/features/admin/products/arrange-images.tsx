import { type AdminProduct, limits, type StaleProduct } from '@jyotiratna/contract';
import { setProductImagesRoute } from '@jyotiratna/contract/admin/products';
import { ImagePlus } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { products as t } from '#messages/admin/products.ts';
import { shop } from '../../../shop.ts';
import { AdminDialog } from '../layout/admin-dialog.tsx';
import { SendButton } from '../layout/call-button.tsx';
import { FileButton } from '../layout/file-button.tsx';
import { useSend } from '../layout/use-send.ts';
import { ArrangedImage } from './arranged-image.tsx';
import { EditError } from './edit-error.tsx';
import { draftImagesForm, draftsOf, type ImageDraft, isChanged, placed } from './image-draft.ts';

type Props = {
  product: AdminProduct;
  onSaved: (product: AdminProduct) => void;
  onClose: () => void;
};

/**
 * A remedy's individual images: added, removed, moved and described, without uploading the rest
 * again.
 */
export function ArrangeImages({ product, onSaved, onClose }: Props) {
  const [previous, setPrevious] = useState(product);
  const [drafts, setDrafts] = useState(() => draftsOf(product));
  const [note, setNote] = useState('');
  const [dragged, setDragged] = useState<string | null>(null);
  const input = useRef<HTMLInputElement>(null);
  const urls = useRef(new Set<string>());
  useEffect(() => {
    const reserved = urls.current;
    return () => {
      for (const url of reserved) URL.revokeObjectURL(url);
    };
  }, []);

  const save = useSend({
    call: () =>
      shop(setProductImagesRoute, {
        params: { id: previous._id },
        body: draftImagesForm(drafts, previous.version),
      }),
    done: ({ product: saved }) => ({ title: t.picturesSaved, description: saved.name }),
    onDone: ({ product: saved }) => {
      onSaved(saved);
      onClose();
    },
  });
  const change = (next: ImageDraft[]) => {
    setDrafts(next);
    if (save.isError) save.reset();
  };
  const left = limits.imagesPerProduct - drafts.length;

  function add(files: readonly File[]) {
    const fitting = files.slice(0, left);
    const added = fitting.map((file) => {
      const url = URL.createObjectURL(file);
      urls.current.add(url);
      return { key: url, file, url, alt: '', altHi: '' };
    });
    change([...drafts, ...added]);
    const over = files.length - fitting.length;
    setNote(t.addedLeftOut(fitting.length, over, limits.imagesPerProduct));
  }

  function move(key: string, to: number) {
    const from = drafts.findIndex((one) => one.key === key);
    if (from === to || to < 0 || to >= drafts.length) return;
    change(placed(drafts, key, to));
    setNote(t.imageNowImage(from + 1, to + 1, to));
  }

  function remove({ key, url, file }: ImageDraft, at: number) {
    change(drafts.filter((one) => one.key !== key));
    setNote(t.imageRemoved(at + 1));
    if (file && urls.current.delete(url)) URL.revokeObjectURL(url);
    input.current?.focus();
  }

  function loadNewer({ product: newer }: StaleProduct) {
    setPrevious(newer);
    setDrafts(draftsOf(newer));
    save.reset();
  }

  const empty = drafts.length === 0 && !previous.draft;
  return (
    <AdminDialog
      title={t.arrangeImages}
      description={t.firstImageCover}
      width="wide"
      busy={save.isPending}
      onClose={onClose}
      buttons={
        <>
          {empty && (
            <p className="order-first mr-auto text-small text-text-2">{t.publishedRemedyLeast}</p>
          )}
          <SendButton
            of={save}
            busyLabel={t.saving}
            disabled={empty || !isChanged(drafts, previous)}
          >
            {t.saveImages}
          </SendButton>
        </>
      }
    >
      {save.error && (
        <div className="mb-4">
          <EditError error={save.error} onLoadNewer={loadNewer} />
        </div>
      )}
      <ol className="grid gap-4">
        {drafts.map((draft, at) => (
          <ArrangedImage
            key={draft.key}
            draft={draft}
            at={at}
            last={at === drafts.length - 1}
            onChange={(part) =>
              change(drafts.map((one) => (one.key === draft.key ? { ...one, ...part } : one)))
            }
            onMove={(to) => move(draft.key, to)}
            onRemove={() => remove(draft, at)}
            onDragged={setDragged}
            onDropped={() => dragged !== null && move(dragged, at)}
          />
        ))}
      </ol>
      <FileButton
        ref={input}
        icon={ImagePlus}
        className="mt-4"
        multiple
        accept="image/jpeg,image/png,image/webp"
        full={left === 0}
        onFiles={add}
      >
        {t.addImages}
      </FileButton>
      <p role="status" className="mt-2 min-h-5 text-small text-text-2">
        {note || t.moreCanAdded(left)}
      </p>
    </AdminDialog>
  );
}
