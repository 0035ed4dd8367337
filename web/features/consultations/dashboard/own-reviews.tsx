import type { SessionReview } from '@jyotiratna/contract';
import { answerSessionReview, listHealerReviewsRoute } from '@jyotiratna/contract/session-reviews';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { sessionReviews as t } from '#messages/healers/session-reviews.ts';
import { api } from '../../../api.ts';
import { Button } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { TextAreaField } from '../../../ui/field.tsx';
import { ReviewText } from '../../healers/session-reviews.tsx';
import { useSaving } from './use-saving.ts';

const queryKey = ['healer', 'reviews'];

/** The published reviews of the healer's own sessions, each with the healer's reply. */
export function OwnReviews() {
  const { data, isError } = useQuery({
    queryKey,
    queryFn: () => api(listHealerReviewsRoute),
    staleTime: 0,
  });
  if (!data && !isError) return null;
  return (
    <Card title={t.title}>
      <p className="mb-3 text-text-2">{t.ownLead}</p>
      {isError && <p role="alert">{t.failed}</p>}
      {data?.reviews.length === 0 && <p>{t.none}</p>}
      <ul className="divide-y divide-line">
        {data?.reviews.map((review) => (
          <li key={review.id} className="grid gap-4 py-4">
            <ReviewText
              review={review.answer?.by === 'healer' ? { ...review, answer: null } : review}
            />
            <ResponseForm review={review} />
          </li>
        ))}
      </ul>
    </Card>
  );
}

function ResponseForm({
  review: { id, text, answer },
}: {
  review: SessionReview & { id: string };
}) {
  const queries = useQueryClient();
  const { busy, save } = useSaving();
  const [typed, setTyped] = useState(answer?.by === 'healer' ? answer.text : '');
  const submit = (event: FormEvent) => {
    event.preventDefault();
    save(async () => {
      queries.setQueryData(
        queryKey,
        await api(answerSessionReview, { params: { id }, body: { answer: typed.trim() } }),
      );
    });
  };
  return (
    <form onSubmit={submit} className="grid gap-3">
      <TextAreaField
        label={t.answer(text.length > 60 ? `${text.slice(0, 60)}…` : text)}
        optional
        rows={2}
        maxLength={1000}
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
      />
      <Button type="submit" size="s" kind="second" busy={busy} className="justify-self-start">
        {t.saveAnswer}
      </Button>
    </form>
  );
}
