import type { MessageDraft } from '@jyotiratna/contract';
import { listSavedKundlis } from '@jyotiratna/contract/kundli';
import { useQuery } from '@tanstack/react-query';
import { session as t } from '#messages/consultations/session.ts';
import { controls } from '#messages/platform/controls.ts';
import { shop } from '../../shop.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { Spinner } from '../../ui/spinner.tsx';

type Props = { onShare: (content: MessageDraft) => void; onClose: () => void };

/** The customer chooses one of their saved births; pressing it is the consent to show it to the healer. */
export default function ShareKundli({ onShare, onClose }: Props) {
  const { data } = useQuery({ queryKey: ['kundlis-to-share'], queryFn: () => shop(listSavedKundlis) });
  return (
    <Dialog open onOpenChange={(open) => open || onClose()} title={t.shareKundli} description={t.shareConsent}>
      {!data && <Spinner label={controls.loading} />}
      {data?.kundlis.length === 0 && <p className="text-text-2">{t.noKundli}</p>}
      <ul className="grid gap-2">
        {data?.kundlis.map(({ id, request }) => (
          <li key={id}>
            <Button
              kind="second"
              wide
              onClick={() => {
                onShare({ kind: 'kundli', kundliId: id });
                onClose();
              }}
            >
              {t.shareThis(request.name)}
            </Button>
          </li>
        ))}
      </ul>
    </Dialog>
  );
}
