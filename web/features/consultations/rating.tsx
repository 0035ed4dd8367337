import type { Consultation } from '@jyotiratna/contract';
import { rateConsultationRoute } from '@jyotiratna/contract/consultations';
import { Star } from 'lucide-react';
import { type FormEvent, useState } from 'react';
import { session as t } from '#messages/consultations/session.ts';
import { api } from '../../api.ts';
import { Alert } from '../../ui/alert.tsx';
import { Button } from '../../ui/button.tsx';
import { Checkbox } from '../../ui/checkbox.tsx';
import { TextField } from '../../ui/field.tsx';
import { Stars } from '../../ui/stars.tsx';
import { usePendingAction } from './use-pending-action.ts';

type Props = { consultation: Consultation; onChange: (consultation: Consultation) => void };

/** The customer's rating of a completed session: submitted, withdrawn, and submitted again. */
export function Rating({ consultation, onChange }: Props) {
  const { stars, review, published } = consultation;
  const [editing, setEditing] = useState(false);
  if (stars === null || editing)
    return (
      <RatingForm
        consultation={consultation}
        onChange={(rated) => {
          setEditing(false);
          onChange(rated);
        }}
      />
    );
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
      <p role="status" className="flex flex-wrap items-center gap-x-3">
        {t.thanks} <Stars stars={stars} label={t.stars(stars)} />
        {review && <span className="w-full text-text-2 wrap-anywhere">{review}</span>}
      </p>
      {review && published && (
        <div className="w-full text-small text-text-2">
          <p>
            {t.wordsStatus[published.status]}{' '}
            {published.refusal && t.wordsReason(published.refusal)}
          </p>
          {published.answer && (
            <p className="wrap-anywhere">
              <span className="font-semibold">{t.wordsAnswer[published.answer.by]}:</span>{' '}
              {published.answer.text}
            </p>
          )}
        </div>
      )}
      <Button kind="text" size="s" onClick={() => setEditing(true)}>
        {t.changeRating}
      </Button>
    </div>
  );
}

function RatingForm({ consultation, onChange }: Props) {
  const { id, stars, review, published } = consultation;
  const [selected, setSelected] = useState(stars ?? 0);
  const rating = usePendingAction(`rate:${id}`);
  const save = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const entered = new FormData(event.currentTarget);
    const review = String(entered.get('review') ?? '');
    const body = { stars: selected, review, showName: entered.has('showName') };
    void rating.run(async (signal) => {
      onChange(
        (await api(rateConsultationRoute, { params: { id }, body }, { signal })).consultation,
      );
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
              className="target relative grid cursor-pointer place-items-center rounded-md has-focus-visible:outline-2"
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
      <TextField
        label={t.review}
        optional
        hint={t.reviewHint}
        name="review"
        maxLength={500}
        defaultValue={review ?? ''}
      />
      <Checkbox name="showName" defaultChecked={published?.showName ?? false}>
        {t.showName}
      </Checkbox>
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
