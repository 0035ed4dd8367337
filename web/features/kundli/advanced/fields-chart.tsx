import type { Graha, SectionDrawing } from '@jyotiratna/contract';
import { useId } from 'react';
import { advancedChart as copy } from '#messages/kundli/advanced-chart.ts';

/** The side of a plan's square, in SVG units. */
const side = 480;

/** A chart whose fields contain a number, marks and grahas, with a text alternative. */
export function FieldsChart({ drawing: { described, plan, fields } }: { drawing: SectionDrawing }) {
  const id = useId();
  return (
    <svg
      viewBox={`-2 -2 ${side + 4} ${side + 4}`}
      role="img"
      aria-labelledby={id}
      className="w-full max-w-120 text-ink-900"
    >
      <title id={id}>{described}</title>
      <path
        d={plan.lines}
        fill="none"
        stroke="currentColor"
        strokeWidth="1.5"
        className="text-mayur-700"
      />
      {plan.fields.map(({ grahas: [x, y], number: [numberX, numberY], row }, at) => {
        const { number = '', marks = [], labels = [] } = fields[at] ?? {};
        const size = marks.length + labels.length > 4 ? 17 : 21;
        const grahas = labels.map((graha) => copy.labels[graha as Graha]);
        const lines = [
          ...inRows(marks, row).map((text) => ({ text, weight: '400', tone: 'text-mayur-700' })),
          ...inRows(grahas, row).map((text) => ({ text, weight: '600', tone: '' })),
        ];
        return (
          <g
            key={`${numberX} ${numberY}`}
            textAnchor="middle"
            dominantBaseline="central"
            fill="currentColor"
          >
            <text x={numberX} y={numberY} fontSize="17" className="text-ink-600">
              {number}
            </text>
            {lines.map(({ text, weight, tone }, i) => (
              <text
                key={text}
                x={x}
                y={y + (i - (lines.length - 1) / 2) * (size + 3)}
                fontSize={size}
                fontWeight={weight}
                className={tone}
              >
                {text}
              </text>
            ))}
          </g>
        );
      })}
    </svg>
  );
}

const inRows = (strings: readonly string[], row: number): string[] =>
  Array.from({ length: Math.ceil(strings.length / row) }, (_, i) =>
    strings.slice(i * row, (i + 1) * row).join(' '),
  );
