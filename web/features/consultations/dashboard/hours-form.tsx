import { bookingTimes, type HealerHours } from '@jyotiratna/contract';
import { Trash2 } from 'lucide-react';
import { type FormEvent, useState } from 'react';
import { session } from '#messages/consultations/session.ts';
import { plainDate } from '../../../plain-date.ts';
import { Button } from '../../../ui/button.tsx';
import { TextField } from '../../../ui/field.tsx';
import { useSaving } from './use-saving.ts';

const t = session.settings;
const grid = [...bookingTimes.morning, ...bookingTimes.evening];
type Times = HealerHours['week'][number];

type Props = {
  hours: HealerHours;
  /** The texts above the week, and above the exceptions. */
  lead: string;
  exceptionsLead: string;
  onSave: (hours: HealerHours) => Promise<void>;
};

/** The times of each weekday, and exceptions by date. */
export function HoursForm({ hours, lead, exceptionsLead, onSave }: Props) {
  const { busy, save } = useSaving();
  const [days, setDays] = useState(hours.week);
  const [exceptions, setExceptions] = useState(hours.exceptions);
  const [date, setDate] = useState('');
  const submit = (event: FormEvent) => {
    event.preventDefault();
    save(() => onSave({ week: days, exceptions }));
  };
  const add = () => {
    if (date === '' || exceptions.some((one) => one.date === date)) return;
    setExceptions(
      [...exceptions, { date, times: [] }].sort((one, other) => one.date.localeCompare(other.date)),
    );
    setDate('');
  };
  return (
    <form onSubmit={submit} className="grid gap-4">
      <p className="text-text-2">{lead}</p>
      <div className="divide-y divide-line border-y border-line">
        {days.map((times, day) => (
          <Day
            key={t.days[day]}
            name={t.days[day] ?? ''}
            times={times}
            onChange={(next) => setDays(days.map((before, at) => (at === day ? next : before)))}
          />
        ))}
      </div>
      <h3 className="mt-2 font-semibold">{t.exceptions}</h3>
      <p className="text-text-2">{exceptionsLead}</p>
      {exceptions.length > 0 && (
        <div className="divide-y divide-line border-y border-line">
          {exceptions.map((one) => (
            <Day
              key={one.date}
              name={plainDate(one.date, 'short')}
              times={one.times}
              onChange={(times) =>
                setExceptions(
                  exceptions.map((before) =>
                    before.date === one.date ? { ...before, times } : before,
                  ),
                )
              }
              onRemove={() =>
                setExceptions(exceptions.filter((before) => before.date !== one.date))
              }
            />
          ))}
        </div>
      )}
      <div className="flex flex-wrap items-end gap-3">
        <TextField
          label={t.date}
          optional
          type="date"
          value={date}
          onChange={(event) => setDate(event.target.value)}
        />
        <Button kind="second" onClick={add} disabled={date === ''}>
          {t.add}
        </Button>
      </div>
      <Button type="submit" busy={busy} className="justify-self-start">
        {t.save}
      </Button>
    </form>
  );
}

type DayProps = {
  name: string;
  times: Times;
  onChange: (times: Times) => void;
  onRemove?: () => void;
};

/** One day, collapsible; expanded, it has a checkbox for every half hour. */
function Day({ name, times, onChange, onRemove }: DayProps) {
  const toggle = (time: Times[number]) =>
    onChange(grid.filter((one) => (one === time ? !times.includes(one) : times.includes(one))));
  return (
    <details className="py-1">
      <summary className="flex min-h-11 cursor-pointer flex-wrap items-center justify-between gap-x-4">
        <span className="font-medium">{name}</span>
        <span className="figures text-small text-text-2">{t.times(times.length)}</span>
      </summary>
      <fieldset className="pt-1 pb-3">
        <legend className="sr-only">{name}</legend>
        <div className="grid grid-cols-3 gap-2 sm:grid-cols-4 md:grid-cols-6">
          {grid.map((time) => (
            <label key={time} className="relative">
              <input
                type="checkbox"
                checked={times.includes(time)}
                onChange={() => toggle(time)}
                className="peer sr-only"
              />
              <span className="figures flex min-h-11 items-center justify-center rounded-md border border-marble-500 bg-marble-0 font-medium transition-colors duration-200 hover:border-ink-600 peer-checked:border-mayur-700 peer-checked:bg-mayur-700 peer-checked:text-marble-0 peer-focus-visible:outline-3 peer-focus-visible:outline-offset-3 peer-focus-visible:outline-focus">
                {time}
              </span>
            </label>
          ))}
        </div>
        {onRemove && (
          <Button
            kind="text"
            size="s"
            className="mt-2"
            onClick={onRemove}
            aria-label={t.remove(name)}
          >
            <Trash2 aria-hidden size={18} strokeWidth={1.6} />
            {t.remove(name)}
          </Button>
        )}
      </fieldset>
    </details>
  );
}
