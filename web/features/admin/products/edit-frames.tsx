import { type AdminProduct, limits } from '@jyotiratna/contract';
import { putFramesRoute, removeFramesRoute } from '@jyotiratna/contract/admin/products';
import { Rotate3d } from 'lucide-react';
import { useState } from 'react';
import { products as t } from '#messages/admin/products.ts';
import { shop } from '../../../shop.ts';
import { Alert } from '../../../ui/alert.tsx';
import { Button, buttonClass } from '../../../ui/button.tsx';
import { useSend } from '../layout/use-send.ts';
import { framesBody } from './frames-form.ts';

type Props = { product: AdminProduct; onSaved: (product: AdminProduct) => void };

/**
 * The pictures of a full turn of the very stone, saved or deleted at once, independently of other
 * edits.
 */
export function EditFrames({ product, onSaved }: Props) {
  const params = { id: product._id };
  const [count, setCount] = useState(0);
  const save = useSend({
    call: async (files: readonly File[]) =>
      files.length === 0
        ? shop(removeFramesRoute, { params })
        : shop(putFramesRoute, { params, body: await framesBody(files) }),
    onDone: (reply) => onSaved(reply.product),
  });
  const { frames } = product;
  return (
    <fieldset disabled={save.isPending} className="grid gap-3">
      <legend className="mb-1.5 font-medium leading-snug">{t.frames}</legend>
      <p className="text-small text-text-2">{t.framesHint(limits.framesMin, limits.framesMax)}</p>
      {frames && (
        <p className="flex items-center gap-3">
          <img
            src={frames[0]}
            alt=""
            width={56}
            height={56}
            className="bg-marble-100 object-contain"
          />
          {t.framesNow(frames.length)}
        </p>
      )}
      <div className="flex flex-wrap items-center gap-2">
        <label
          className={`${buttonClass({ kind: 'second', size: 's' })} has-focus-visible:outline-3 has-focus-visible:outline-offset-3 has-focus-visible:outline-focus`}
        >
          <Rotate3d aria-hidden size={20} strokeWidth={1.6} />
          {frames ? t.chooseOtherFrames : t.chooseFrames}
          <input
            type="file"
            multiple
            accept="image/jpeg,image/png,image/webp"
            className="sr-only"
            onChange={({ target }) => {
              const files = [...(target.files ?? [])];
              setCount(files.length);
              if (files.length > 0) save.mutate(files);
              target.value = '';
            }}
          />
        </label>
        {frames && (
          <Button
            kind="text"
            size="s"
            onClick={() => {
              setCount(0);
              save.mutate([]);
            }}
          >
            {t.removeFrames}
          </Button>
        )}
      </div>
      <p role="status" className="min-h-5 text-small text-text-2">
        {save.isPending && (count > 0 ? t.keepingFrames(count) : t.keeping)}
      </p>
      {save.error && <Alert tone="error">{save.error.message}</Alert>}
    </fieldset>
  );
}
