import { type Consultation, formatRupeesExact, pathOf } from '@jyotiratna/contract';
import {
  consultationInvoice,
  deleteTranscript,
  downloadTranscript,
  rateConsultation,
} from '@jyotiratna/contract/consultations';
import { Star } from 'lucide-react';
import { type FormEvent, useState } from 'react';
import { session as texts } from '#messages/consultations/session.ts';
import { useShopConfig } from '../../shell/use-shop-config.ts';
import { shop } from '../../shop.ts';
import { Alert } from '../../ui/alert.tsx';
import { AlertDialog } from '../../ui/alert-dialog.tsx';
import { Button, buttonClass } from '../../ui/button.tsx';
import { TextField } from '../../ui/field.tsx';
import { endingWords } from './ending-words.ts';
import { JoinWaitingList } from './join-waiting-list.tsx';
import { usePendingAction } from './use-pending-action.ts';

type Props = { consultation: Consultation; onChange: (consultation: Consultation) => void };

/** Why it ended, and for the customer rating and transcript. */
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
  const [asking, setAsking] = useState(false);
  const removing = usePendingAction(`delete-transcript:${id}`);
  const remove = () => {
    setAsking(false);
    void removing.run(async (signal) => {
      onChange((await shop(deleteTranscript, { params: { id } }, { signal })).consultation);
    });
  };
  return (
    <div className="grid gap-4 border-t border-line px-4 py-4">
      <p>{endingWords(consultation)}</p>
      {refunded > 0 && side === 'customer' && (
        <p>
          {refundRule && `${(wholePrice === null ? texts.refundRule : texts.refundWhole)[refundRule]} `}
          {texts.refunded(formatRupeesExact(refunded))}
        </p>
      )}
      {side === 'customer' && (endReason === 'missed' || endReason === 'declined') && (
        <JoinWaitingList healerId={healerId} />
      )}
      {side === 'customer' && startedAt && stars === null && <Rating id={id} onChange={onChange} />}
      {side === 'customer' && stars !== null && (
        <p role="status">
          {texts.thanks} <span className="font-semibold">{texts.stars(stars)}</span>
        </p>
      )}
      {config?.sessionInvoices && side === 'customer' && charged > refunded && (
        <a
          href={pathOf(consultationInvoice, { params: { id } })}
          download
          className={`${buttonClass({ kind: 'second', size: 's' })} justify-self-start`}
        >
          {texts.invoice}
        </a>
      )}
      {lastSeq === 0 ? null : transcriptDeleted ? (
        <p className="text-text-2">{texts.removed}</p>
      ) : (
        <div className="flex flex-wrap gap-2">
          <a
            href={pathOf(downloadTranscript, { params: { id } })}
            download
            className={buttonClass({ kind: 'second', size: 's' })}
          >
            {texts.download}
          </a>
          {side === 'customer' && (
            <Button kind="text" size="s" busy={removing.state !== 'idle'} onClick={() => setAsking(true)}>
              {texts.remove}
            </Button>
          )}
        </div>
      )}
      {removing.state === 'waiting' && <Alert tone="wait">{texts.pending}</Alert>}
      <AlertDialog
        open={asking}
        onOpenChange={setAsking}
        title={texts.removeSure}
        confirm={texts.remove}
        danger
        onConfirm={remove}
      />
    </div>
  );
}

function Rating({ id, onChange }: { id: string; onChange: Props['onChange'] }) {
  const [chosen, setChosen] = useState(0);
  const rating = usePendingAction(`rate:${id}`);
  const save = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const review = String(new FormData(event.currentTarget).get('review') ?? '');
    const body = { stars: chosen, review };
    void rating.run(async (signal) => {
      onChange((await shop(rateConsultation, { params: { id }, body }, { signal })).consultation);
    });
  };
  return (
    <form onSubmit={save} className="grid gap-3">
      <fieldset>
        <legend className="mb-1 font-semibold">{texts.rateHeading}</legend>
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
                checked={chosen === count}
                onChange={() => setChosen(count)}
                className="sr-only"
              />
              <span className="sr-only">{texts.stars(count)}</span>
              <Star
                aria-hidden
                size={28}
                strokeWidth={1.6}
                className={count <= chosen ? 'fill-kesar-500 text-kesar-700' : 'text-ink-600'}
              />
            </label>
          ))}
        </div>
      </fieldset>
      <TextField label={texts.review} optional name="review" maxLength={500} />
      {rating.state === 'waiting' && <Alert tone="wait">{texts.pending}</Alert>}
      <Button
        type="submit"
        size="s"
        busy={rating.state !== 'idle'}
        disabled={chosen === 0}
        className="justify-self-start"
      >
        {texts.saveRating}
      </Button>
    </form>
  );
}
