import {
  arrivalDays,
  dayMs,
  defined,
  type GemWindow,
  type Graha,
  indianDate,
  indianMoment,
  latestWishedDay,
} from '@jyotiratna/contract';
import { readGemHours } from '@jyotiratna/contract/almanac';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { gemHours } from '#messages/almanac/gem-hours.ts';
import { setting as copy } from '#messages/catalogue/setting.ts';
import { language } from '#messages/language.ts';
import { api } from '../../api.ts';
import { TextField } from '../../ui/field.tsx';
import { SelectField } from '../../ui/select-field.tsx';
import { storedCity } from '../almanac/gem-hours/stored-city.ts';
import { dateText, localClock } from '../almanac/times.ts';

/** Maximum number of suggested days. */
const offered = 8;
/** The city of the shop's own almanac, before a city is selected. */
const shopCity = 'delhi';

type Props = {
  graha: Graha | undefined;
  workDays: number;
  day: string;
  onChange: (day: string) => void;
};

/**
 * Selects the date of a stone's energisation: the best almanac window of each day after the stone
 * is made; or any other date. Without a selection the shop decides.
 */
export function EnergisationDay({ graha, workDays, day, onChange }: Props) {
  const [other, setOther] = useState(false);
  const { data, isPending } = useQuery({
    queryKey: ['gem-hours', graha, 'energisation'],
    queryFn: ({ signal }) =>
      api(
        readGemHours,
        {
          query: {
            graha: defined(graha),
            city: storedCity.read()?.slug ?? shopCity,
            language: language.code,
          },
        },
        { signal },
      ),
    enabled: graha !== undefined,
    staleTime: 3_600_000,
  });
  const days = data ? daysOf(data.windows, afterWorkDays(workDays)) : [];
  // Without windows (no graha, no almanac) the date is entered freely; while they are loading the
  // list keeps its current content.
  const isEntered = other || (days.length === 0 && !(graha !== undefined && isPending));
  return (
    <div className="grid content-start gap-3">
      {(days.length > 0 || (graha !== undefined && isPending)) && (
        <SelectField
          label={copy.day}
          hint={copy.dayHint}
          value={other ? 'other' : day}
          onChange={({ target }) => {
            setOther(target.value === 'other');
            onChange(target.value === 'other' ? '' : target.value);
          }}
        >
          <option value="">{copy.anyDay}</option>
          {days.map((window) => (
            <option key={window.date} value={window.date}>
              {`${gemHours.when(dateText(window.date), localClock(window.start).time, localClock(window.end).time)} · ${gemHours.tiers[window.tier]}`}
            </option>
          ))}
          <option value="other">{copy.otherDay}</option>
        </SelectField>
      )}
      {isEntered && (
        <TextField
          label={days.length > 0 ? copy.otherDayLabel : copy.day}
          optional
          type="date"
          min={indianDate(Date.now())}
          max={latestWishedDay(Date.now())}
          value={day}
          onChange={({ target }) => onChange(target.value)}
        />
      )}
    </div>
  );
}

/** The best window of each day, from a date on, sorted by date. */
function daysOf(windows: readonly GemWindow[], from: string): GemWindow[] {
  const best = new Map<string, GemWindow>();
  // The list has the best tier first.
  for (const window of windows)
    if (window.date >= from && !best.has(window.date)) best.set(window.date, window);
  return [...best.values()]
    .toSorted((one, two) => (one.date < two.date ? -1 : 1))
    .slice(0, offered);
}

/** The day (in India) after an item with this many working days is made. */
function afterWorkDays(workDays: number): string {
  const { to } = arrivalDays(Date.now(), { min: workDays, max: workDays, holidays: [] });
  return indianDate(indianMoment(to, '12:00') + dayMs);
}
