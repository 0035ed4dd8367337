import type { AdvancedReply } from '@jyotiratna/contract';
import { useState } from 'react';
import { advancedChart as copy } from '#messages/kundli/advanced-chart.ts';
import { kundliResult } from '#messages/kundli/kundli-result.ts';
import { grahaWord } from '../../../graha-label.ts';
import { Accordion } from '../../../ui/accordion.tsx';
import { SelectField } from '../../../ui/select-field.tsx';
import { formatKundliDay } from '../dates.ts';
import { isRunning } from '../result/dasha-window.ts';

type Period = { start: string; end: string };

/**
 * A mahadasha's antardashas, each with its pratyantardashas. Initially the current one is selected.
 */
export function ThreeDashas({ dashas }: { dashas: AdvancedReply['dashas'] }) {
  const [now] = useState(() => Date.now());
  const runs = (period: Period) => isRunning(period, now);
  const [selected, setSelected] = useState(() => Math.max(0, dashas.findIndex(runs)));
  const maha = dashas[selected] ?? dashas[0];
  if (!maha) return null;
  const span = ({ start, end }: Period) =>
    kundliResult.span(formatKundliDay(start), formatKundliDay(end));
  const running = maha.antardashas.find(runs)?.name;
  return (
    <div className="grid gap-4">
      <SelectField
        label={kundliResult.balance.levels.mahadasha}
        value={String(selected)}
        onChange={({ target }) => setSelected(Number(target.value))}
        className="max-w-120"
      >
        {dashas.map((one, at) => (
          <option key={one.name} value={at}>
            {grahaWord(one.name)}, {span(one)}
          </option>
        ))}
      </SelectField>
      <Accordion
        key={selected}
        mode="one"
        level={4}
        {...(running && { defaultOpen: running })}
        items={maha.antardashas.map((antar) => ({
          value: antar.name,
          title: (
            <span className="flex grow flex-wrap items-center justify-between gap-x-4">
              {copy.dashas.pair(grahaWord(maha.name), grahaWord(antar.name))}
              <span className="figures text-small font-normal text-text-2">{span(antar)}</span>
            </span>
          ),
          content: (
            <ul
              aria-label={copy.dashas.caption(
                copy.dashas.pair(grahaWord(maha.name), grahaWord(antar.name)),
              )}
              className="text-small"
            >
              {antar.pratyantardashas.map((subPeriod) => (
                <li
                  key={subPeriod.name}
                  aria-current={runs(subPeriod) || undefined}
                  className="flex min-h-9 flex-wrap items-center justify-between gap-x-4 px-3.5 odd:bg-marble-100 aria-[current]:bg-kesar-100 aria-[current]:font-semibold"
                >
                  <span>{grahaWord(subPeriod.name)}</span>
                  <span className="figures">{span(subPeriod)}</span>
                </li>
              ))}
            </ul>
          ),
        }))}
      />
    </div>
  );
}
