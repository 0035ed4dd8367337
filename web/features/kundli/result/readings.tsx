import type { KundliReply } from '@jyotiratna/contract';
import { kundliReadings as copy } from '#messages/kundli/kundli-readings.ts';
import { Card } from '../../../ui/card.tsx';
import { readingsOf } from './readings-of.ts';

/** The statements about the chart in plain language, each with its placement. */
export function Readings({ reply }: { reply: KundliReply }) {
  const readings = readingsOf(reply);
  if (readings.length === 0) return null;
  return (
    <Card title={copy.title}>
      <ul className="grid gap-3">
        {readings.map(({ text, rests }) => (
          <li key={rests}>
            {text} <span className="text-small text-text-2">{copy.rests(rests)}</span>
          </li>
        ))}
      </ul>
      <p className="mt-4 text-small text-text-2">{copy.note}</p>
    </Card>
  );
}
