import { type Consultation, pathOf } from '@jyotiratna/contract';
import { downloadTranscript } from '@jyotiratna/contract/consultation-documents';
import { deleteTranscriptRoute } from '@jyotiratna/contract/consultations';
import { useState } from 'react';
import { session as t } from '#messages/consultations/session.ts';
import { api } from '../../api.ts';
import { Alert } from '../../ui/alert.tsx';
import { AlertDialog } from '../../ui/alert-dialog.tsx';
import { Button, buttonClass } from '../../ui/button.tsx';
import { usePendingAction } from './use-pending-action.ts';

type Props = { consultation: Consultation; onChange: (consultation: Consultation) => void };

/** Downloads the transcript; the customer can have it deleted for both participants. */
export function TranscriptActions({ consultation, onChange }: Props) {
  const { id, side, lastSeq, transcriptDeleted } = consultation;
  const [dialogOpen, setDialogOpen] = useState(false);
  const removing = usePendingAction(`delete-transcript:${id}`);
  const remove = () => {
    setDialogOpen(false);
    void removing.run(async (signal) => {
      onChange((await api(deleteTranscriptRoute, { params: { id } }, { signal })).consultation);
    });
  };
  if (lastSeq === 0) return null;
  if (transcriptDeleted) return <p className="text-text-2">{t.removed}</p>;
  return (
    <>
      <div className="flex flex-wrap gap-2">
        <a
          href={pathOf(downloadTranscript, { params: { id } })}
          download
          className={buttonClass({ kind: 'second', size: 's' })}
        >
          {t.download}
        </a>
        {side === 'customer' && (
          <Button
            kind="text"
            size="s"
            busy={removing.state !== 'idle'}
            onClick={() => setDialogOpen(true)}
          >
            {t.remove}
          </Button>
        )}
      </div>
      {removing.state === 'waiting' && <Alert tone="wait">{t.pending}</Alert>}
      <AlertDialog
        open={dialogOpen}
        onOpenChange={setDialogOpen}
        title={t.removeSure}
        confirm={t.remove}
        danger
        onConfirm={remove}
      />
    </>
  );
}
