import type { ChartPlan, Graha, PartDrawing } from '@jyotiratna/contract';
import { useId } from 'react';
import { advancedChart as copy } from '#messages/kundli/advanced-chart.ts';

/** Side of a plan's square. */
const side = 480;

/** A chart whose fields come filled: a number in each and the grahas there; told in words as well. */
export function FieldsDrawing({ drawing: { described, fields }, plan }: { drawing: PartDrawing; plan: ChartPlan }) {
  const id = useId();
  return (
    <svg
      viewBox={`-2 -2 ${side + 4} ${side + 4}`}
      role="img"
      aria-labelledby={id}
      className="w-full max-w-120 text-ink-900"
    >
      <title id={id}>{described}</title>
      <path d={plan.lines} fill="none" stroke="currentColor" strokeWidth="1.5" className="text-mayur-700" />
      {plan.fields.map(({ grahas: [x, y], number: [numberX, numberY], row }, at) => {
        const { number = '', labels = [] } = fields[at] ?? {};
        const size = labels.length > 4 ? 17 : 21;
        const lines = Array.from({ length: Math.ceil(labels.length / row) }, (_, i) =>
          labels.slice(i * row, (i + 1) * row),
        );
        return (
          <g key={`${numberX} ${numberY}`} textAnchor="middle" dominantBaseline="central" fill="currentColor">
            <text x={numberX} y={numberY} fontSize="17" className="text-ink-600">
              {number}
            </text>
            {lines.map((line, i) => (
              <text
                key={line.join()}
                x={x}
                y={y + (i - (lines.length - 1) / 2) * (size + 3)}
                fontSize={size}
                fontWeight="600"
              >
                {line.map((graha) => copy.labels[graha as Graha]).join(' ')}
              </text>
            ))}
          </g>
        );
      })}
    </svg>
  );
}
