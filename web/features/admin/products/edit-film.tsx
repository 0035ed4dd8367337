import type { AdminProduct } from '@jyotiratna/contract';
import { putFilmRoute, removeFilmRoute } from '@jyotiratna/contract/admin/products';
import { Film } from 'lucide-react';
import { products as t } from '#messages/admin/products.ts';
import { shop } from '../../../shop.ts';
import { Alert } from '../../../ui/alert.tsx';
import { Button, buttonClass } from '../../../ui/button.tsx';
import { useSend } from '../layout/use-send.ts';

type Props = { product: AdminProduct; onSaved: (product: AdminProduct) => void };

/** A film of the very stone, saved or deleted at once, independently of other edits. */
export function EditFilm({ product, onSaved }: Props) {
  const params = { id: product._id };
  const save = useSend({
    call: (file: File | null) => {
      if (!file) return shop(removeFilmRoute, { params });
      const body = new FormData();
      body.set('film', file);
      return shop(putFilmRoute, { params, body });
    },
    onDone: (reply) => onSaved(reply.product),
  });
  return (
    <fieldset disabled={save.isPending} className="grid gap-3">
      <legend className="mb-1.5 font-medium leading-snug">{t.film}</legend>
      <p className="text-small text-text-2">{t.filmHint}</p>
      {product.film && (
        <a
          href={product.film}
          target="_blank"
          rel="noreferrer"
          className="text-link justify-self-start"
        >
          {t.openFilm}
        </a>
      )}
      <div className="flex flex-wrap items-center gap-2">
        <label
          className={`${buttonClass({ kind: 'second', size: 's' })} has-focus-visible:outline-3 has-focus-visible:outline-offset-3 has-focus-visible:outline-focus`}
        >
          <Film aria-hidden size={20} strokeWidth={1.6} />
          {product.film ? t.chooseAnotherFilm : t.chooseFilm}
          <input
            type="file"
            accept="video/mp4,video/webm"
            className="sr-only"
            onChange={({ target }) => {
              const [file] = target.files ?? [];
              if (file) save.mutate(file);
              target.value = '';
            }}
          />
        </label>
        {product.film && (
          <Button kind="text" size="s" onClick={() => save.mutate(null)}>
            {t.removeFilm}
          </Button>
        )}
      </div>
      <p role="status" className="min-h-5 text-small text-text-2">
        {save.isPending && t.keeping}
      </p>
      {save.error && <Alert tone="error">{save.error.message}</Alert>}
    </fieldset>
  );
}
