import { X } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { settings as t } from '#messages/admin/settings.ts';
import { controlClass } from '../../../ui/field.tsx';
import { AddButton } from '../layout/add-button.tsx';
import type { BoundField } from '../layout/bind-fields.ts';
import { SettingsGroup } from './field-group.tsx';

/** The value is dates such as `2026-12-25` with commas between. */
type Props = BoundField<string> & { label: string; hint: string | undefined };

const rowsOf = (text: string) => text.split(/[,\s]+/).filter(Boolean);

/** A list of days, each with a field of its own. A row without a day is ignored. */
export function DaysField({ name, value, onChange, ...group }: Props) {
  const [rows, setRows] = useState(() => rowsOf(value));
  const [result, setResult] = useState(value);
  // The value has changed externally: displays the current list.
  if (value !== result) {
    setResult(value);
    setRows(rowsOf(value));
  }
  const change = (now: string[]) => {
    const text = now.filter(Boolean).join();
    setRows(now);
    setResult(text);
    onChange(text);
  };
  const list = useRef<HTMLDivElement>(null);
  const added = useRef(false);
  useEffect(() => {
    if (!added.current) return;
    added.current = false;
    list.current?.querySelector<HTMLInputElement>('li:last-child input')?.focus();
  });
  return (
    <SettingsGroup {...group}>
      <div ref={list} className="grid gap-3">
        {rows.length > 0 && (
          <ul className="grid gap-3">
            {rows.map((day, place) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: a day is its place in the list while it is typed
              <li key={place} className="flex items-center gap-2">
                <input
                  type="date"
                  name={`${name}.${place}`}
                  aria-label={t.day(place + 1)}
                  aria-invalid={group.error ? true : undefined}
                  className={controlClass}
                  value={day}
                  onChange={(event) => change(rows.with(place, event.currentTarget.value))}
                />
                <button
                  type="button"
                  className="target shrink-0"
                  aria-label={day ? t.remove(day) : t.removeEmptyDay}
                  onClick={(event) => {
                    change(rows.toSpliced(place, 1));
                    event.currentTarget
                      .closest('fieldset')
                      ?.querySelector<HTMLElement>('[data-add]')
                      ?.focus();
                  }}
                >
                  <X aria-hidden size={20} strokeWidth={1.6} />
                </button>
              </li>
            ))}
          </ul>
        )}
        <AddButton
          className="justify-self-start"
          data-add
          onClick={() => {
            added.current = true;
            change([...rows, '']);
          }}
        >
          {t.addDay}
        </AddButton>
      </div>
    </SettingsGroup>
  );
}
