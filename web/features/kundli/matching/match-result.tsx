import type { MatchReply, MatchRequest } from '@jyotiratna/contract';
import { useEffect, useRef } from 'react';
import { Alert } from '../../../ui/alert.tsx';
import '../kundli.css';
import { BothCharts } from './both-charts.tsx';
import { KootList } from './koot-list.tsx';
import { MangalOfBoth } from './mangal-of-both.tsx';
import { MatchActions } from './match-actions.tsx';
import { Score } from './score.tsx';
import { SouthernMatching } from './southern-poruthams.tsx';

type Props = { request: MatchRequest; reply: MatchReply };

/** The result of a match. Its heading gets the focus. */
export default function MatchResult({ request, reply }: Props) {
  const heading = useRef<HTMLHeadingElement>(null);

  // biome-ignore lint/correctness/useExhaustiveDependencies: each new answer takes the focus
  useEffect(() => {
    heading.current?.focus();
  }, [reply]);

  return (
    <div className="kundli-results grid gap-5">
      {reply.message && <Alert tone="info">{reply.message}</Alert>}
      <Score reply={reply} heading={heading} />
      <MatchActions request={request} reply={reply} />
      <KootList reply={reply} />
      {reply.south && <SouthernMatching south={reply.south} />}
      <MangalOfBoth reply={reply} />
      <BothCharts reply={reply} />
      <div className="max-w-[80ch] text-small text-text-2">
        {reply.notes.map((note) => (
          <p key={note} className="mt-2">
            {note}
          </p>
        ))}
      </div>
    </div>
  );
}
