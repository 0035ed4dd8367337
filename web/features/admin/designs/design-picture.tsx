import type { AdminDesign } from '@jyotiratna/contract';
import { removeDesignPicture, setDesignPicture } from '@jyotiratna/contract/admin/designs';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { isCallError } from '../../../is-call-error.ts';
import { shop } from '../../../shop.ts';
import { Alert } from '../../../ui/alert.tsx';
import { Button } from '../../../ui/button.tsx';
import { storedPicture, Tile } from '../../../ui/picture.tsx';
import { useToast } from '../../../ui/toast.tsx';
import { PictureFileButton } from '../layout/picture-file-button.tsx';
import { designsQuery } from './designs-query.ts';

/** The picture that customers see of a design: stored and shown at once, apart from what the form saves. */
export function DesignPicture({ design: { id, picture: first } }: { design: AdminDesign }) {
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
      {shown && <Tile picture={storedPicture(shown)} shape="square" sizes="240px" className="w-full max-w-60" />}
      <span className="flex flex-wrap gap-3">
        <PictureFileButton
          has={shown !== null}
          busy={change.isPending}
          busyLabel="Saving..."
          onFile={(file) => change.mutate(file)}
        />
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
