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
import { AlertDialog } from '../../ui/alert-dialog.tsx';
import { Button, buttonClass } from '../../ui/button.tsx';
import { TextField } from '../../ui/field.tsx';
import { endingWords } from './ending-words.ts';
import { JoinWaitingList } from './join-waiting-list.tsx';

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
  const remove = async () => {
    setAsking(false);
    onChange((await shop(deleteTranscript, { params: { id } })).consultation);
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
            <Button kind="text" size="s" onClick={() => setAsking(true)}>
              {texts.remove}
            </Button>
          )}
        </div>
      )}
      <AlertDialog
        open={asking}
        onOpenChange={setAsking}
        title={texts.removeSure}
        confirm={texts.remove}
        danger
        onConfirm={() => void remove()}
      />
    </div>
  );
}

function Rating({ id, onChange }: { id: string; onChange: Props['onChange'] }) {
  const [chosen, setChosen] = useState(0);
  const [busy, setBusy] = useState(false);
  const save = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const review = String(new FormData(event.currentTarget).get('review') ?? '');
    setBusy(true);
    const body = { stars: chosen, review };
    await shop(rateConsultation, { params: { id }, body })
      .then(({ consultation }) => onChange(consultation))
      .finally(() => setBusy(false));
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
      <Button type="submit" size="s" busy={busy} disabled={chosen === 0} className="justify-self-start">
        {texts.saveRating}
      </Button>
    </form>
  );
}
