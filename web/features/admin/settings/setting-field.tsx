import {
  type EnergisationTier,
  energisationTiers,
  type SettingName,
  type ShopSetting,
  type ShopSettings,
  shopSettings,
} from '@jyotiratna/contract';
import { X } from 'lucide-react';
import { type ReactNode, useRef, useState } from 'react';
import { settingLabels } from '#messages/admin/setting-labels.ts';
import { settings as t } from '#messages/admin/settings.ts';
import { controlClass, TextField } from '../../../ui/field.tsx';
import { SelectField } from '../../../ui/select-field.tsx';
import { AddButton } from '../layout/add-button.tsx';
import { IconButton } from '../layout/icon-button.tsx';
import type { BoundField } from '../layout/use-form.ts';
import { isPrice, textOfTierPrices, tierPricesOf } from './tier-prices.ts';

type Props = BoundField<string> & { name: SettingName; settings: ShopSettings };

const inputs = { email: 'email', phone: 'tel', link: 'url', number: 'numeric' } as const;

/** A setting with the control for its kind, and the environment's value where it differs. */
export function SettingField({ settings, ...bound }: Props) {
  const { name, value, onChange } = bound;
  const { kind, placeholder }: ShopSetting = shopSettings[name];
  const { label, hint, ...labels } = settingLabels[name];
  const choices = labels.choices ?? (kind === 'switch' ? { on: t.on, off: t.off } : null);
  const setting = settings.settings.find((one) => one.name === name);
  const other = setting && value !== setting.environment ? setting.environment : null;
  const field = { ...bound, label, hint };
  return (
    <div className="grid gap-1">
      {choices ? (
        <SelectField
          {...field}
          required={false}
          value={value || placeholder}
          options={Object.entries(choices)}
        />
      ) : kind === 'days' ? (
        <DaysField {...field} />
      ) : kind === 'tiers' ? (
        <TierPricesField {...field} value={value || (placeholder ?? '')} />
      ) : (
        <TextField
          {...field}
          {...(kind === 'day' && { type: 'date' })}
          required={false}
          inputMode={kind in inputs ? inputs[kind as keyof typeof inputs] : 'text'}
          maxLength={500}
          placeholder={placeholder}
        />
      )}
      {other !== null && other !== '' && (
        <p className="flex flex-wrap items-center gap-x-3 text-small text-text-2">
          <span className="min-w-0 wrap-anywhere">{t.environmentSays(other)}</span>
          <button
            type="button"
            className="target text-link"
            aria-label={t.takeEnvironments(label)}
            onClick={() => onChange(other)}
          >
            {t.take}
          </button>
        </p>
      )}
    </div>
  );
}

type GroupProps = { label: string; hint: string | undefined; error: string | undefined };
type ControlProps = BoundField<string> & GroupProps;

const rowsOf = (text: string) => text.split(/[,\s]+/).filter(Boolean);
const textOf = (days: readonly string[]) => days.filter(Boolean).join();

/**
 * A list of dates, each with its own field; the value is such as `2026-12-25,2026-12-31`. A row
 * without a date is ignored.
 */
function DaysField({ name, value, onChange, ...group }: ControlProps) {
  // The rows as typed, because the value omits rows without a date.
  const [typed, setTyped] = useState(() => rowsOf(value));
  const rows = textOf(typed) === value ? typed : rowsOf(value);
  const change = (now: string[]) => {
    setTyped(now);
    onChange(textOf(now));
  };
  const list = useRef<HTMLDivElement>(null);
  const focus = (control: string) => list.current?.querySelector<HTMLElement>(control)?.focus();
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
                <IconButton
                  icon={X}
                  className="shrink-0"
                  aria-label={day ? t.remove(day) : t.removeEmptyDay}
                  onClick={() => {
                    change(rows.toSpliced(place, 1));
                    focus('[data-add]');
                  }}
                />
              </li>
            ))}
          </ul>
        )}
        <AddButton
          className="justify-self-start"
          data-add
          onClick={() => {
            change([...rows, '']);
            requestAnimationFrame(() => focus('li:last-child input'));
          }}
        >
          {t.addDay}
        </AddButton>
      </div>
    </SettingsGroup>
  );
}

const tierNames: Record<EnergisationTier, string> = { basic: t.usualWay, personal: t.personsName };

/** The price of each kind of energisation, in rupees; the value is `basic=251,personal=1101`. */
function TierPricesField({ name, value, error, onChange, ...group }: ControlProps) {
  const prices = tierPricesOf(value);
  const invalid =
    error === undefined ? [] : energisationTiers.filter((tier) => !isPrice(prices[tier]));
  return (
    <SettingsGroup {...group} error={invalid.length > 0 ? undefined : error}>
      {energisationTiers.map((tier) => (
        <TextField
          key={tier}
          label={tierNames[tier]}
          name={`${name}.${tier}`}
          required={false}
          inputMode="numeric"
          autoComplete="off"
          maxLength={9}
          value={prices[tier]}
          error={invalid.includes(tier) ? t.pleaseEnterWhole : undefined}
          // Characters that separate the prices in the setting's text are removed; within a price
          // they only group digits.
          onChange={({ currentTarget }) =>
            onChange(
              textOfTierPrices({ ...prices, [tier]: currentTarget.value.replace(/[,=\s]/g, '') }),
            )
          }
        />
      ))}
    </SettingsGroup>
  );
}

/** Several controls of one setting, with a shared name, hint and error. */
function SettingsGroup({ label, hint, error, children }: GroupProps & { children: ReactNode }) {
  return (
    <fieldset className="grid gap-3">
      <legend className="mb-1.5 font-medium leading-snug">{label}</legend>
      {children}
      {error ? (
        <p role="alert" tabIndex={-1} className="text-small font-medium text-sindoor-700">
          {error}
        </p>
      ) : (
        hint && <p className="text-small text-text-2">{hint}</p>
      )}
    </fieldset>
  );
}
