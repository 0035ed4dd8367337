import { firstRingSize, lastRingSize, ringCircumferenceMm } from '@jyotiratna/contract';
import { Printer } from 'lucide-react';
import { ringSize } from '#messages/catalogue/ring-size.ts';
import { Button } from '../../../ui/button.tsx';

const labels = ringSize.paper;
/** In millimetres. The scale is offset so that size 1 is at the start of the strip. */
const strip = { length: ringCircumferenceMm(lastRingSize) + 12, height: 16 };
const sizes = Array.from(
  { length: lastRingSize - firstRingSize + 1 },
  (_, at) => firstRingSize + at,
);

/** A printable strip to cut out, drawn in millimetres for true size. */
export function PaperStrip() {
  return (
    <section aria-labelledby="ring-paper">
      <h2 id="ring-paper" className="text-heading-m">
        {labels.title}
      </h2>
      <ol className="mt-3 grid max-w-[60ch] list-decimal gap-2 pl-5">
        {labels.steps.map((step) => (
          <li key={step}>{step}</li>
        ))}
      </ol>
      <Button kind="second" className="mt-5 print:hidden" onClick={() => print()}>
        <Printer aria-hidden size={20} strokeWidth={1.6} />
        {labels.print}
      </Button>
      <section
        aria-label={labels.strip}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls is reached by keyboard
        tabIndex={0}
        className="mt-6 overflow-x-auto print:overflow-visible"
      >
        <Strip />
        <div
          style={{ width: '85.6mm', height: '12mm' }}
          className="mt-6 grid place-items-center border border-ink-900 text-small"
        >
          {labels.check}
        </div>
      </section>
    </section>
  );
}

function Strip() {
  const { length, height } = strip;
  return (
    <svg
      role="img"
      aria-label={labels.strip}
      viewBox={`0 0 ${length} ${height}`}
      style={{ width: `${length}mm`, height: `${height}mm` }}
      className="block max-w-none text-ink-900"
      fill="none"
      stroke="currentColor"
      strokeWidth={0.2}
    >
      <rect x={0.1} y={0.1} width={length - 0.2} height={height - 0.2} strokeDasharray="1 1" />
      <path d={`M 0 ${height / 2} l 4 -2 v 4 z`} fill="currentColor" stroke="none" />
      <text x={5.5} y={height / 2 + 1} fontSize={3} fill="currentColor" stroke="none">
        {labels.start}
      </text>
      {sizes.map((size) => {
        const x = ringCircumferenceMm(size);
        const long = size % 5 === 0 || size === firstRingSize;
        return (
          <g key={size}>
            <path d={`M ${x} 0 V ${long ? 7 : 4}`} />
            {long && (
              <text
                x={x}
                y={10.5}
                fontSize={3}
                textAnchor="middle"
                fill="currentColor"
                stroke="none"
              >
                {size}
              </text>
            )}
          </g>
        );
      })}
    </svg>
  );
}
