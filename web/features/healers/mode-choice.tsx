import type { BookingMode } from '@jyotiratna/contract';
import { booking } from '#messages/healers/booking.ts';
import type { Healer } from '../../content/healer.ts';
import { modeTiles } from './mode-tiles.ts';

type Props = { healer: Healer; value: BookingMode; onChange: (mode: BookingMode) => void };

/** Chat, phone or video as three equal tiles with their prices. */
export function ModeChoice({ healer, value, onChange }: Props) {
  return (
    <fieldset className="mb-6">
      <legend className="mb-3 font-medium">{booking.how}</legend>
      <div className="grid grid-cols-3 gap-2">
        {modeTiles(healer).map(({ mode, Icon, price, note, disabled }) => (
          <label key={mode} className="relative grid">
            <input
              type="radio"
              name="mode"
              value={mode}
              checked={mode === value}
              disabled={disabled}
              onChange={() => onChange(mode)}
              className="peer sr-only"
            />
            <span className="facet-button flex flex-col items-center gap-0.5 border border-marble-500 px-1 py-3 text-center transition-colors duration-200 peer-checked:border-mayur-700 peer-checked:bg-mayur-50 peer-checked:ring-1 peer-checked:ring-mayur-700 peer-focus-visible:outline-3 peer-focus-visible:outline-offset-3 peer-focus-visible:outline-focus peer-disabled:border-marble-300 peer-disabled:bg-marble-100 peer-disabled:text-ink-600 hover:border-ink-600">
              <Icon aria-hidden size={20} strokeWidth={1.6} />
              <span className="mt-1 font-semibold">{booking.modes[mode]}</span>
              <span className="figures text-small">{price}</span>
              <span className="figures text-small text-ink-600">{note}</span>
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
