import type { AdminDesign } from '@jyotiratna/contract';
import { removeDesignPicture, setDesignPicture } from '@jyotiratna/contract/admin/designs';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { ImagePlus } from 'lucide-react';
import { useRef, useState } from 'react';
import { isCallError } from '../../../is-call-error.ts';
import { shop } from '../../../shop.ts';
import { Alert } from '../../../ui/alert.tsx';
import { Button } from '../../../ui/button.tsx';
import { Tile } from '../../../ui/picture.tsx';
import { useToast } from '../../../ui/toast.tsx';
import { designsQuery } from './designs-query.ts';

/** The picture that customers see of a design: stored and shown at once, apart from what the form saves. */
export function DesignPicture({ design: { id, picture: first } }: { design: AdminDesign }) {
  const input = useRef<HTMLInputElement>(null);
  const [shown, setShown] = useState(first);
  const queries = useQueryClient();
  const toast = useToast();
  const change = useMutation({
    mutationFn: (file: File | null) => {
      if (!file) return shop(removeDesignPicture, { params: { id } });
      const body = new FormData();
      body.set('images', file);
      return shop(setDesignPicture, { params: { id }, body });
    },
    onSuccess: ({ design: { picture } }) => {
      setShown(picture);
      toast({ title: picture ? 'Picture saved' : 'Picture taken away' });
      void queries.invalidateQueries(designsQuery);
    },
  });
  const refused = isCallError(change.error)
    ? (change.error.fields.images ?? change.error.message)
    : change.error?.message;
  return (
    <section aria-label="Picture" className="facet-card grid gap-3 border border-line bg-surface p-5">
      <p className="font-medium">Picture</p>
      {shown && (
        <Tile
          picture={{ ...shown, base: `/pictures/${shown.id}` }}
          shape="square"
          sizes="240px"
          className="w-full max-w-60"
        />
      )}
      <input
        ref={input}
        type="file"
        accept="image/jpeg,image/png,image/webp"
        className="sr-only"
        tabIndex={-1}
        aria-label="Picture file"
        onChange={(event) => {
          const [file] = event.target.files ?? [];
          if (file) change.mutate(file);
          event.target.value = '';
        }}
      />
      <span className="flex flex-wrap gap-3">
        <Button
          kind="second"
          size="s"
          busy={change.isPending}
          busyLabel="Saving..."
          onClick={() => input.current?.click()}
        >
          <ImagePlus aria-hidden size={18} strokeWidth={1.6} />
          {shown ? 'Choose another' : 'Choose a picture'}
        </Button>
        {shown && (
          <Button kind="text" size="s" onClick={() => !change.isPending && change.mutate(null)}>
            Take it away
          </Button>
        )}
      </span>
      <p className="text-small text-text-2">JPEG, PNG or WebP, up to 5 MB, shown square and at once.</p>
      {refused && <Alert tone="error">{refused}</Alert>}
    </section>
  );
}
