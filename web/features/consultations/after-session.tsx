import { type Consultation, formatRupeesExact, pathOf } from '@jyotiratna/contract';
import {
  consultationInvoice,
  deleteTranscript,
  downloadTranscript,
  rateConsultation,
} from '@jyotiratna/contract/consultations';
import { Star } from 'lucide-react';
import { type FormEvent, useState } from 'react';
import { session as t } from '#messages/consultations/session.ts';
import { useShopConfig } from '../../shell/use-shop-config.ts';
import { shop } from '../../shop.ts';
import { Alert } from '../../ui/alert.tsx';
import { AlertDialog } from '../../ui/alert-dialog.tsx';
import { Button, buttonClass } from '../../ui/button.tsx';
import { TextField } from '../../ui/field.tsx';
import { endingLabels } from './ending-words.ts';
import { JoinPendingList } from './join-waiting-list.tsx';
import { usePendingAction } from './use-pending-action.ts';

type Props = { consultation: Consultation; onChange: (consultation: Consultation) => void };

/** The reason of its end, and for the customer rating and transcript. */
export function AfterSession({ consultation, onChange }: Props) {
  const {
    id,
    healerId,
    endReason,
    side,
    startedAt,
    stars,
    charged,
    refunded,
    refundRule,
    lastSeq,
    transcriptDeleted,
    wholePrice,
  } = consultation;
  const config = useShopConfig();
  const [dialogOpen, setDialogOpen] = useState(false);
  const removing = usePendingAction(`delete-transcript:${id}`);
  const remove = () => {
    setDialogOpen(false);
    void removing.run(async (signal) => {
      onChange((await shop(deleteTranscript, { params: { id } }, { signal })).consultation);
    });
  };
  return (
    <div className="grid gap-4 border-t border-line px-4 py-4">
      <p>{endingLabels(consultation)}</p>
      {refunded > 0 && side === 'customer' && (
        <p>
          {refundRule && `${(wholePrice === null ? t.refundRule : t.refundFull)[refundRule]} `}
          {t.refunded(formatRupeesExact(refunded))}
        </p>
      )}
      {side === 'customer' && (endReason === 'missed' || endReason === 'declined') && (
        <JoinPendingList healerId={healerId} />
      )}
      {side === 'customer' && startedAt && stars === null && <Rating id={id} onChange={onChange} />}
      {side === 'customer' && stars !== null && (
        <p role="status">
          {t.thanks} <span className="font-semibold">{t.stars(stars)}</span>
        </p>
      )}
      {config?.sessionInvoices && side === 'customer' && charged > refunded && (
        <a
          href={pathOf(consultationInvoice, { params: { id } })}
          download
          className={`${buttonClass({ kind: 'second', size: 's' })} justify-self-start`}
        >
          {t.invoice}
        </a>
      )}
      {lastSeq === 0 ? null : transcriptDeleted ? (
        <p className="text-text-2">{t.removed}</p>
      ) : (
        <div className="flex flex-wrap gap-2">
          <a
            href={pathOf(downloadTranscript, { params: { id } })}
            download
            className={buttonClass({ kind: 'second', size: 's' })}
          >
            {t.download}
          </a>
          {side === 'customer' && (
            <Button kind="text" size="s" busy={removing.state !== 'idle'} onClick={() => setDialogOpen(true)}>
              {t.remove}
            </Button>
          )}
        </div>
      )}
      {removing.state === 'waiting' && <Alert tone="wait">{t.pending}</Alert>}
      <AlertDialog
        open={dialogOpen}
        onOpenChange={setDialogOpen}
        title={t.removeSure}
        confirm={t.remove}
        danger
        onConfirm={remove}
      />
    </div>
  );
}

function Rating({ id, onChange }: { id: string; onChange: Props['onChange'] }) {
  const [selected, setSelected] = useState(0);
  const rating = usePendingAction(`rate:${id}`);
  const save = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const review = String(new FormData(event.currentTarget).get('review') ?? '');
    const body = { stars: selected, review };
    void rating.run(async (signal) => {
      onChange((await shop(rateConsultation, { params: { id }, body }, { signal })).consultation);
    });
  };
  return (
    <form onSubmit={save} className="grid gap-3">
      <fieldset>
        <legend className="mb-1 font-semibold">{t.rateHeading}</legend>
        <div className="flex">
          {[1, 2, 3, 4, 5].map((count) => (
            <label
              key={count}
              className="target grid cursor-pointer place-items-center rounded-md has-focus-visible:outline-2"
            >
              <input
                type="radio"
                name="stars"
                value={count}
                checked={selected === count}
                onChange={() => setSelected(count)}
                className="sr-only"
              />
              <span className="sr-only">{t.stars(count)}</span>
              <Star
                aria-hidden
                size={28}
                strokeWidth={1.6}
                className={count <= selected ? 'fill-kesar-500 text-kesar-700' : 'text-ink-600'}
              />
            </label>
          ))}
        </div>
      </fieldset>
      <TextField label={t.review} optional name="review" maxLength={500} />
      {rating.state === 'waiting' && <Alert tone="wait">{t.pending}</Alert>}
      <Button
        type="submit"
        size="s"
        busy={rating.state !== 'idle'}
        disabled={selected === 0}
        className="justify-self-start"
      >
        {t.saveRating}
      </Button>
    </form>
  );
}
