import { chatPriceRange } from '@jyotiratna/contract';
import type { CSSProperties } from 'react';
import { healers } from '#messages/healers/healers.ts';
import './price-range.css';

const labels = healers.filter;

type Range = { min: number; max: number };
type Props = { value: Range; onChange: (value: Range) => void; showEnds?: boolean };

const share = (rupees: number) =>
  (rupees - chatPriceRange.min) / (chatPriceRange.max - chatPriceRange.min);

/** A slider with two thumbs for the chat price in rupees per minute. The thumbs cannot cross. */
export function PriceRange({ value, onChange, showEnds = false }: Props) {
  const { min, max } = value;
  return (
    <fieldset>
      <legend className="flex w-full items-baseline justify-between gap-3 leading-snug">
        <span className="font-medium">{labels.chatPrice}</span>
        <span className="figures text-small font-semibold">{labels.range(min, max)}</span>
      </legend>
      <div
        className="price-range mt-1"
        style={{ '--from': share(min), '--to': share(max) } as CSSProperties}
      >
        <div aria-hidden="true" className="scale" />
        <input
          type="range"
          name="min"
          aria-label={labels.lowest}
          aria-valuetext={labels.perMinute(min)}
          {...chatPriceRange}
          value={min}
          onChange={(event) => onChange({ min: Math.min(Number(event.target.value), max), max })}
        />
        <input
          type="range"
          name="max"
          aria-label={labels.highest}
          aria-valuetext={labels.perMinute(max)}
          {...chatPriceRange}
          value={max}
          onChange={(event) => onChange({ min, max: Math.max(Number(event.target.value), min) })}
          // With both thumbs at the upper end, only the lower one can still move, so it is on top.
          style={min === chatPriceRange.max ? { zIndex: 0 } : undefined}
        />
      </div>
      {showEnds && (
        <div aria-hidden="true" className="figures flex justify-between text-small text-text-2">
          <span>₹{chatPriceRange.min}</span>
          <span>₹{chatPriceRange.max}</span>
        </div>
      )}
    </fieldset>
  );
}
