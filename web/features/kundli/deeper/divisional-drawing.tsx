import type { Divisional, Graha } from '@jyotiratna/contract';
import { useId } from 'react';
import { deeperChart as words } from '#messages/deeper-chart.ts';
import { grahaWord } from '../../../graha-word.ts';
import { plans, type Style, side } from './drawing-plans.ts';

type Body = Graha | 'Lagna';
type Props = { chart: Divisional; title: string; style: Style; rashiNames: readonly string[] };

/** A divisional chart in one of three styles; what it shows is told in words as well. */
export function DivisionalDrawing({ chart, title, style, rashiNames }: Props) {
  const id = useId();
  const { lines, fields, counts } = plans[style];
  // Without a lagna houses are counted from the Moon.
  const first = counts === 'houses' ? (chart.rashis.Lagna ?? chart.rashis.Moon ?? 0) : 0;
  const bodies = Object.entries(chart.rashis) as [Body, number | null][];
  const inRashi = (rashi: number) => bodies.filter(([, at]) => at === rashi).map(([body]) => body);
  const told = rashiNames
    .map((name, rashi) => [name, inRashi(rashi).map(nameOf)] as const)
    .filter(([, names]) => names.length > 0)
    .map(([name, names]) => words.vargas.place(name, names.join(', ')));
  return (
    <svg
      viewBox={`-2 -2 ${side + 4} ${side + 4}`}
      role="img"
      aria-labelledby={id}
      className="w-full max-w-120 text-ink-900"
    >
      <title id={id}>{words.vargas.described(title, told.join('; '))}</title>
      <path d={lines} fill="none" stroke="currentColor" strokeWidth="1.5" className="text-mayur-700" />
      {fields.map(({ grahas: [x, y], number: [numberX, numberY], row }, at) => {
        const rashi = (first + at) % 12;
        const found = inRashi(rashi);
        const size = found.length > 4 ? 17 : 21;
        const rows = Array.from({ length: Math.ceil(found.length / row) }, (_, i) =>
          found.slice(i * row, (i + 1) * row),
        );
        return (
          <g key={rashi} textAnchor="middle" dominantBaseline="central" fill="currentColor">
            <text x={numberX} y={numberY} fontSize="17" className="text-ink-600">
              {rashi + 1}
            </text>
            {rows.map((line, i) => (
              <text
                key={line[0]}
                x={x}
                y={y + (i - (rows.length - 1) / 2) * (size + 3)}
                fontSize={size}
                fontWeight="600"
              >
                {line.map((body) => words.labels[body]).join(' ')}
              </text>
            ))}
          </g>
        );
      })}
    </svg>
  );
}

const nameOf = (body: Body) => (body === 'Lagna' ? words.lagna : grahaWord(body));
