import type { ChartPlan, Divisional, Graha } from '@jyotiratna/contract';
import { useId } from 'react';
import { advancedChart as copy } from '#messages/kundli/advanced-chart.ts';
import { grahaWord } from '../../../graha-label.ts';

type Body = Graha | 'Lagna';
type Props = {
  chart: Divisional;
  title: string;
  plan: ChartPlan;
  rashiNames: readonly string[];
  /** The rashis of transiting grahas, drawn in a lighter font over the chart. */
  over?: readonly { graha: Graha; rashi: number }[];
};

/** The side of a plan's square, in SVG units. */
const side = 480;

/** A divisional chart in one of three layouts, with a text alternative. */
export function VargaDiagram({
  chart,
  title,
  plan: { lines, fields, counts },
  rashiNames,
  over = [],
}: Props) {
  const id = useId();
  // Without a lagna the houses are counted from the Moon.
  const first = counts === 'houses' ? (chart.rashis.Lagna ?? chart.rashis.Moon ?? 0) : 0;
  const bodies = Object.entries(chart.rashis) as [Body, number | null][];
  const inRashi = (rashi: number) => bodies.filter(([, at]) => at === rashi).map(([body]) => body);
  const overRashi = (rashi: number) =>
    over.filter((one) => one.rashi === rashi).map(({ graha }) => graha);
  const listBodies = (bodiesIn: (rashi: number) => readonly Body[]) =>
    rashiNames
      .map((name, rashi) => [name, bodiesIn(rashi).map(nameOf)] as const)
      .filter(([, names]) => names.length > 0)
      .map(([name, names]) => copy.vargas.place(name, names.join(', ')))
      .join('; ');
  const description = [
    copy.vargas.described(title, listBodies(inRashi)),
    ...(over.length > 0 ? [copy.transits.described(listBodies(overRashi))] : []),
  ].join('. ');
  return (
    <svg
      viewBox={`-2 -2 ${side + 4} ${side + 4}`}
      role="img"
      aria-labelledby={id}
      className="w-full max-w-120 text-ink-900"
    >
      <title id={id}>{description}</title>
      <path
        d={lines}
        fill="none"
        stroke="currentColor"
        strokeWidth="1.5"
        className="text-mayur-700"
      />
      {fields.map(({ grahas: [x, y], number: [numberX, numberY], row }, at) => {
        const rashi = (first + at) % 12;
        const [found, next] = [inRashi(rashi), overRashi(rashi)];
        const size = found.length + next.length > 4 ? 17 : 21;
        const rows = [
          ...inRows(found, row).map((line) => ({ line, weight: '600', tone: '' })),
          ...inRows(next, row).map((line) => ({ line, weight: '400', tone: 'text-mayur-700' })),
        ];
        return (
          <g key={rashi} textAnchor="middle" dominantBaseline="central" fill="currentColor">
            <text x={numberX} y={numberY} fontSize="17" className="text-ink-600">
              {rashi + 1}
            </text>
            {rows.map(({ line, weight, tone }, i) => (
              <text
                key={`${weight} ${line[0]}`}
                x={x}
                y={y + (i - (rows.length - 1) / 2) * (size + 3)}
                fontSize={size}
                fontWeight={weight}
                className={tone}
              >
                {line.map((body) => copy.labels[body]).join(' ')}
              </text>
            ))}
          </g>
        );
      })}
    </svg>
  );
}

const inRows = (bodies: readonly Body[], row: number) =>
  Array.from({ length: Math.ceil(bodies.length / row) }, (_, i) =>
    bodies.slice(i * row, (i + 1) * row),
  );

const nameOf = (body: Body) => (body === 'Lagna' ? copy.lagna : grahaWord(body));
