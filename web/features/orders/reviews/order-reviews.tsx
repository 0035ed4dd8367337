import type { Order, Reviewable } from '@jyotiratna/contract';
import { getOwnReviewsRoute, writeReviewRoute } from '@jyotiratna/contract/reviews';
import { useQuery } from '@tanstack/react-query';
import { type FormEvent, useId, useState } from 'react';
import { reviews } from '#messages/orders/reviews.ts';
import { api } from '../../../api.ts';
import { Alert } from '../../../ui/alert.tsx';
import { Button } from '../../../ui/button.tsx';
import { fileClass, TextAreaField } from '../../../ui/field.tsx';
import { Stars } from '../../../ui/stars.tsx';
import { useCall } from '../../../use-call.ts';
import { itemLabel } from '../item-name.ts';
import { asReader, isRecognised } from '../returns/use-returns.ts';

const labels = reviews.write;
const keyOf = (id: string) => ['own-reviews', id];

/**
 * A customer's reviews of delivered items, line by line; hidden for a viewer with only the
 * order's id.
 */
export function OrderReviews({ order }: { order: Order }) {
  const { _id: id, status } = order;
  const { data } = useQuery({
    queryKey: keyOf(id),
    queryFn: () => api(getOwnReviewsRoute, { params: { id }, headers: asReader(id) }),
    enabled: status === 'delivered' && isRecognised(order),
    retry: false,
  });
  if (!data || data.lines.length === 0) return null;
  return (
    <section id="reviews" aria-labelledby="order-reviews" className="mt-6 scroll-mt-24">
      <h2 id="order-reviews" tabIndex={-1} className="mb-2 text-heading-s">
        {labels.title}
      </h2>
      <ul className="grid gap-4">
        {data.lines.map((line) => (
          <li key={line.item} className="facet-card border border-line bg-surface px-4 md:px-6">
            {line.review && line.review.status !== 'refused' ? (
              <Saved line={line} review={line.review} />
            ) : (
              <WriteReview id={id} line={line} />
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}

function Saved({ line, review }: { line: Reviewable; review: NonNullable<Reviewable['review']> }) {
  const { stars, status, text, answer } = review;
  return (
    <div className="grid gap-1 py-4">
      <p className="font-semibold">{itemLabel(line)}</p>
      <Stars stars={stars} label={reviews.starsOf(stars)} />
      {text && <p className="whitespace-pre-line wrap-anywhere">{text}</p>}
      {answer && (
        <p className="text-small">
          {reviews.answer}: {answer}
        </p>
      )}
      <p role="status" className="text-small text-text-2">
        {labels.statuses[status]}
      </p>
    </div>
  );
}

function WriteReview({ id, line }: { id: string; line: Reviewable }) {
  const group = useId();
  const [stars, setStars] = useState(line.review?.stars ?? 0);
  const [missing, setMissing] = useState(false);
  const { send, busy, message } = useCall({
    call: (body: FormData) =>
      api(writeReviewRoute, { params: { id }, headers: asReader(id), body }),
    replaces: keyOf(id),
    fallback: labels.failed,
    // The form is removed: the focus moves to the content above it.
    onDone: () => document.getElementById('order-reviews')?.focus(),
  });
  return (
    <details open={line.review !== null}>
      <summary className="text-link flex min-h-14 items-center font-semibold">
        {labels.of(itemLabel(line))}
      </summary>
      <form
        noValidate
        className="grid gap-5 pb-5"
        onSubmit={(event: FormEvent<HTMLFormElement>) => {
          event.preventDefault();
          setMissing(stars === 0);
          if (stars > 0) send(new FormData(event.currentTarget));
        }}
      >
        {line.review && (
          <Alert tone="info" title={labels.statuses.refused}>
            {labels.refusal(line.review.refusal)}
          </Alert>
        )}
        <input type="hidden" name="item" value={line.item} />
        <fieldset aria-describedby={missing ? `${group}-error` : undefined}>
          <legend className="mb-1 font-medium">{labels.stars}</legend>
          <div className="flex flex-wrap gap-x-4">
            {[1, 2, 3, 4, 5].map((one) => (
              <label key={one} className="flex min-h-11 items-center gap-2">
                <input
                  type="radio"
                  name="stars"
                  value={one}
                  checked={stars === one}
                  onChange={() => {
                    setStars(one);
                    setMissing(false);
                  }}
                  className="size-5 accent-mayur-700"
                />
                <Stars stars={one} label={reviews.starsOf(one)} />
              </label>
            ))}
          </div>
          {missing && (
            <p
              id={`${group}-error`}
              role="alert"
              className="text-small font-medium text-sindoor-700"
            >
              {labels.select}
            </p>
          )}
        </fieldset>
        <TextAreaField
          label={labels.text}
          hint={labels.textHint}
          name="text"
          optional
          rows={4}
          maxLength={2000}
          defaultValue={line.review?.text ?? ''}
        />
        <div>
          <label htmlFor={`${group}-pictures`} className="font-medium">
            {labels.pictures}
          </label>
          <input
            id={`${group}-pictures`}
            type="file"
            name="images"
            multiple
            accept="image/jpeg,image/png,image/webp"
            aria-describedby={`${group}-hint`}
            className={fileClass}
          />
          <p id={`${group}-hint`} className="text-small text-text-2">
            {labels.imagesHint}
          </p>
        </div>
        {message && <Alert tone="error">{message}</Alert>}
        <Button type="submit" className="justify-self-start" busy={busy} busyLabel={labels.sending}>
          {labels.send}
        </Button>
      </form>
    </details>
  );
}
