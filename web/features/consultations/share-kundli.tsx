import type { MessageDraft } from '@jyotiratna/contract';
import { listSavedKundlisRoute } from '@jyotiratna/contract/saved-kundlis';
import { useQuery } from '@tanstack/react-query';
import { Plus } from 'lucide-react';
import { useState } from 'react';
import { session as t } from '#messages/consultations/session.ts';
import { api } from '../../api.ts';
import { NotLoaded } from '../../not-loaded.tsx';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { NewKundli } from './new-kundli.tsx';

type Props = { onShare: (content: MessageDraft) => void; onClose: () => void };

/**
 * The customer selects saved birth details, or saves new ones; the button is the consent to share
 * them with the healer.
 */
export default function ShareKundli({ onShare, onClose }: Props) {
  const list = useQuery({
    queryKey: ['kundlis-to-share'],
    queryFn: () => api(listSavedKundlisRoute),
    staleTime: 0,
  });
  const { data } = list;
  const [adding, setAdding] = useState(false);
  const share = (kundliId: string) => {
    onShare({ kind: 'kundli', kundliId });
    onClose();
  };
  const isEmpty = data?.kundlis.length === 0;
  return (
    <Dialog
      open
      onOpenChange={(open) => open || onClose()}
      title={t.shareKundli}
      description={t.shareConsent}
    >
      {!data && <NotLoaded of={list} />}
      {isEmpty && <p className="mb-4 text-text-2">{t.noKundli}</p>}
      {(adding || isEmpty) && <NewKundli onSave={share} />}
      {!adding && data && !isEmpty && (
        <ul className="grid gap-2">
          {data.kundlis.map(({ id, request }) => (
            <li key={id}>
              <Button kind="second" wide onClick={() => share(id)}>
                {t.shareThis(request.name)}
              </Button>
            </li>
          ))}
          <li>
            <Button kind="text" wide onClick={() => setAdding(true)}>
              <Plus aria-hidden size={18} strokeWidth={1.6} />
              {t.newKundli}
            </Button>
          </li>
        </ul>
      )}
    </Dialog>
  );
}
