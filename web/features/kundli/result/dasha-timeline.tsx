import type { KundliReply } from '@jyotiratna/contract';
import { kundliResult } from '#messages/kundli/kundli-result.ts';
import { grahaWord } from '../../../graha-label.ts';
import { Scale } from '../../../ui/scale.tsx';
import { instantOf } from '../dates.ts';
import { dashaWindow } from './dasha-window.ts';

/**
 * Widths in pixels: of the bar on a phone and on a desktop, of a character, and of the padding
 * around a name.
 */
const bar = { phone: 290, desktop: 720 };
const letter = 7.6;
const padding = 16;

/** The classes of a name, which is displayed only if it fits into its segment of the bar. */
function nameClass(name: string, share: number): string {
  const required = name.length * letter + padding;
  if (share * bar.phone >= required) return '';
  return share * bar.desktop >= required ? 'max-md:hidden' : 'hidden';
}

/**
 * The mahadashas as a proportional bar, with today marked. The list below is the text
 * alternative.
 */
export function DashaTimeline({ reply, now }: { reply: KundliReply; now: number }) {
  const { segments, start, end, today } = dashaWindow(
    reply.kundli.data.dasha_periods,
    instantOf(reply.usedDatetime),
    now,
  );
  const years = [0, 0.25, 0.5, 0.75, 1].map((fraction) =>
    new Date(start + fraction * (end - start)).getUTCFullYear(),
  );
  return (
    <div aria-hidden="true" className="mb-5 pt-10">
      <div className="relative">
        <div className="flex h-10 gap-0.5">
          {segments.map(({ period, share }) => (
            <div
              key={period.name}
              className="flex min-w-0 items-center overflow-hidden px-2 text-meta font-semibold text-marble-0 print:[print-color-adjust:exact]"
              style={{
                width: `${share * 100}%`,
                background: `var(--graha-${period.name.toLowerCase()})`,
              }}
            >
              <span className={nameClass(grahaWord(period.name), share)}>
                {grahaWord(period.name)}
              </span>
            </div>
          ))}
        </div>
        {today !== null && (
          <div
            className="absolute -top-9 flex -translate-x-1/2 flex-col items-center"
            style={{ left: `clamp(24px, ${today * 100}%, calc(100% - 24px))` }}
          >
            <span className="cut bg-ink-900 px-2 py-1 text-meta leading-tight font-semibold text-marble-0">
              {kundliResult.dashas.today}
            </span>
            <span className="h-3 w-0.5 bg-ink-900" />
          </div>
        )}
      </div>
      <Scale className="mt-1.5" />
      <div className="mt-1 flex justify-between text-small text-text-2">
        {years.map((year) => (
          <span key={year} className="figures">
            {year}
          </span>
        ))}
      </div>
    </div>
  );
}
