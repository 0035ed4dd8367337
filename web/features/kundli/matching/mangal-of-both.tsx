import type { MatchManglik, MatchReply } from '@jyotiratna/contract';
import { matchingResult } from '#messages/kundli/matching-result.ts';
import { Card } from '../../../ui/card.tsx';
import { Chip } from '../../../ui/chip.tsx';

const { mangal: labels } = matchingResult;

/**
 * Whether either chart has Mars in a traditionally unfavourable house, and the cancellation.
 */
export function MangalOfBoth({ reply: { boy, girl, mangal, mangalText } }: { reply: MatchReply }) {
  return (
    <Card
      title={labels.title}
      aside={
        <Chip tone="info">
          {mangal ? labels.verdicts[mangal.verdict] : matchingResult.requiresTime}
        </Chip>
      }
    >
      <p>{mangalText}</p>
      {mangal && (
        <div className="mt-5 grid items-start gap-x-9 gap-y-6 md:grid-cols-2">
          <OfOne name={boy.name} found={mangal.boy} />
          <OfOne name={girl.name} found={mangal.girl} />
        </div>
      )}
    </Card>
  );
}

function OfOne({
  name,
  found: { manglik, type, description, exceptions },
}: {
  name: string;
  found: MatchManglik;
}) {
  return (
    <div className="border-t border-line pt-4">
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <h3 className="font-text text-body font-semibold wrap-anywhere">{name}</h3>
        <Chip tone={manglik ? 'wait' : 'neutral'}>
          {manglik ? labels.present[type ?? 'Mild'] : labels.absent}
        </Chip>
      </div>
      <p className="mt-2 text-small">{description}</p>
      {exceptions.length > 0 && (
        <>
          <h4 className="mt-3 font-text text-small font-semibold">{labels.exceptions}</h4>
          <ul className="mt-1 list-disc pl-5 text-small text-text-2">
            {exceptions.map((message) => (
              <li key={message}>{message}</li>
            ))}
          </ul>
        </>
      )}
    </div>
  );
}
