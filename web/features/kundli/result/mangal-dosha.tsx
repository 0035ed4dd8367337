import type { KundliReply } from '@jyotiratna/contract';
import { Link } from 'react-router';
import { Chip } from '../../../ui/chip.tsx';
import { Card } from './card.tsx';

/** Whether Mars stands where tradition minds it, what sets that aside, and what people do about it. */
export function MangalDosha({ reply }: { reply: KundliReply }) {
  const { has_dosha, description, type, exceptions, remedies } = reply.kundli.data.mangal_dosha;
  return (
    <Card title="Mangal Dosha" aside={<Verdict known={reply.chart.lagna !== null} has={has_dosha} type={type} />}>
      <p>{description}</p>
      {has_dosha && exceptions.length > 0 && <Sentences title="Exceptions" sentences={exceptions} />}
      {has_dosha && remedies.length > 0 && <Sentences title="By custom" sentences={remedies} />}
      <p className="mt-4 text-small text-text-2">
        A dosha describes a tendency, not a fate.{' '}
        <Link to="/spiritual-healers" className="text-link">
          Ask an astrologer
        </Link>
        , first 3 minutes of chat free.
      </p>
    </Card>
  );
}

function Verdict({ known, has, type }: { known: boolean; has: boolean; type: 'Mild' | 'Strong' | null }) {
  if (!known) return <Chip>Needs a birth time</Chip>;
  return has ? <Chip tone="wait">Present{type && `, ${type.toLowerCase()}`}</Chip> : <Chip>Not present</Chip>;
}

function Sentences({ title, sentences }: { title: string; sentences: readonly string[] }) {
  return (
    <>
      <h3 className="mt-4 font-text text-small font-semibold">{title}</h3>
      <ul className="mt-1 list-disc pl-5 text-small text-text-2">
        {sentences.map((sentence) => (
          <li key={sentence}>{sentence}</li>
        ))}
      </ul>
    </>
  );
}
