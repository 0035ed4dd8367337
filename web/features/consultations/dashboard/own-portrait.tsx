import type { Image } from '@jyotiratna/contract';
import { removeHealerPortrait, setHealerPortrait } from '@jyotiratna/contract/healer-dashboard';
import { useQueryClient } from '@tanstack/react-query';
import { ImagePlus } from 'lucide-react';
import { useRef } from 'react';
import { session } from '#messages/consultations/session.ts';
import { portrait as copy } from '#messages/healers/portrait.ts';
import { api } from '../../../api.ts';
import { Alert } from '../../../ui/alert.tsx';
import { Button } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { storedImage, Tile } from '../../../ui/image.tsx';
import { useCall } from '../../../use-call.ts';
import { healerQueryKey } from './healer-query-key.ts';

type Props = { name: string; portrait: Image | null };

/** The healer's own portrait: public once it is selected. */
export function OwnPortrait({ name, portrait }: Props) {
  const input = useRef<HTMLInputElement>(null);
  const select = useRef<HTMLButtonElement>(null);
  const queries = useQueryClient();
  const { send, busy, fields, message } = useCall({
    call: (file: File | null) => {
      if (!file) return api(removeHealerPortrait);
      const body = new FormData();
      body.set('images', file);
      return api(setHealerPortrait, { body });
    },
    fallback: session.settings.failed,
    done: () => session.settings.saved,
    onDone: async () => {
      // The button that removed the portrait may no longer exist.
      select.current?.focus();
      await queries.invalidateQueries({ queryKey: healerQueryKey });
      void queries.invalidateQueries({ queryKey: ['healers'] });
    },
  });
  const rejected = fields.images ?? message;
  return (
    <Card title={copy.title}>
      <div className="grid gap-4">
        <p className="text-text-2">{copy.lead}</p>
        <div className="flex flex-wrap items-center gap-4">
          {portrait && (
            <Tile
              image={storedImage({ ...portrait, alt: copy.of(name) })}
              shape="square"
              sizes="112px"
              className="w-28"
            />
          )}
          <input
            ref={input}
            type="file"
            accept="image/jpeg,image/png,image/webp"
            className="sr-only"
            tabIndex={-1}
            aria-label={copy.title}
            onChange={({ currentTarget }) => {
              const [file] = currentTarget.files ?? [];
              if (file) send(file);
              currentTarget.value = '';
            }}
          />
          <Button
            ref={select}
            kind="second"
            size="s"
            busy={busy}
            busyLabel={copy.sending}
            onClick={() => input.current?.click()}
          >
            <ImagePlus aria-hidden size={18} strokeWidth={1.6} />
            {portrait ? copy.another : copy.select}
          </Button>
          {portrait && (
            <Button kind="text" size="s" onClick={() => send(null)}>
              {copy.remove}
            </Button>
          )}
        </div>
        <p className="text-small text-text-2">{copy.hint}</p>
        {rejected && <Alert tone="error">{rejected}</Alert>}
      </div>
    </Card>
  );
}
