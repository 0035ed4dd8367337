import type { KundliReply } from '@jyotiratna/contract';
import { Link } from 'react-router';
import { kundliResult } from '#messages/kundli/kundli-result.ts';
import { Card } from '../../../ui/card.tsx';
import { Chip } from '../../../ui/chip.tsx';

const { mangal } = kundliResult;

/**
 * Whether Mars is in a traditionally unfavourable house, its cancellation, and the customary
 * remedies.
 */
export function MangalDoshaPanel({ reply }: { reply: KundliReply }) {
  const { has_dosha, description, type, exceptions, remedies } = reply.kundli.data.mangal_dosha;
  return (
    <Card
      title={mangal.title}
      aside={<Verdict known={reply.chart.lagna !== null} has={has_dosha} type={type} />}
    >
      <p>{description}</p>
      {has_dosha && exceptions.length > 0 && (
        <Sentences title={mangal.exceptions} sentences={exceptions} />
      )}
      {has_dosha && remedies.length > 0 && <Sentences title={mangal.custom} sentences={remedies} />}
      <p className="mt-4 text-small text-text-2">
        {mangal.tendency}{' '}
        <Link to="/spiritual-healers" className="text-link">
          {kundliResult.request}
        </Link>
        {mangal.free}
      </p>
    </Card>
  );
}

function Verdict({
  known: isKnown,
  has,
  type,
}: {
  known: boolean;
  has: boolean;
  type: 'Mild' | 'Strong' | null;
}) {
  if (!isKnown) return <Chip>{kundliResult.requiresTime}</Chip>;
  return has ? (
    <Chip tone="wait">{type ? mangal.presentAs[type] : kundliResult.present}</Chip>
  ) : (
    <Chip>{kundliResult.absent}</Chip>
  );
}

function Sentences({ title, sentences }: { title: string; sentences: readonly string[] }) {
  return (
    <>
      <h3 className="mt-4 font-text text-small font-semibold">{title}</h3>
      <ul className="mt-1 list-disc pl-5 text-small text-text-2">
        {sentences.map((message) => (
          <li key={message}>{message}</li>
        ))}
      </ul>
    </>
  );
}
