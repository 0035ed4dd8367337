import {
  type SettingName,
  type ShopSetting,
  type ShopSettings,
  shopSettings,
} from '@jyotiratna/contract';
import { settingLabels } from '#messages/admin/setting-labels.ts';
import { settings as t } from '#messages/admin/settings.ts';
import { TextField } from '../../../ui/field.tsx';
import { SelectField } from '../../../ui/select-field.tsx';
import { DaysField } from './days-field.tsx';
import { TierPricesField } from './tier-prices-field.tsx';

type Props = {
  name: SettingName;
  settings: ShopSettings;
  value: string;
  error: string | undefined;
  onChange: (text: string) => void;
};

const inputs = { email: 'email', phone: 'tel', link: 'url', number: 'numeric' } as const;

const onAndOff = { on: t.on, off: t.off };

/** A setting with the control of its kind, and the environment's value where it differs. */
export function SettingField({ name, settings, value, error, onChange }: Props) {
  const setting: ShopSetting = shopSettings[name];
  const { kind, placeholder } = setting;
  const labels = settingLabels[name];
  const { label, hint } = labels;
  const choices = labels.choices ?? (kind === 'switch' ? onAndOff : null);
  const existing = settings.settings.find((one) => one.name === name);
  const other = existing && value !== existing.environment ? existing.environment : null;
  const field = { label, hint, error };
  return (
    <div className="grid gap-1">
      {choices ? (
        <SelectField
          {...field}
          name={name}
          required={false}
          value={value || placeholder}
          onChange={(event) => onChange(event.currentTarget.value)}
        >
          {Object.entries(choices).map(([choice, name]) => (
            <option key={choice} value={choice}>
              {name}
            </option>
          ))}
        </SelectField>
      ) : kind === 'days' ? (
        <DaysField {...field} name={name} value={value} onChange={onChange} />
      ) : kind === 'tiers' ? (
        <TierPricesField
          {...field}
          name={name}
          value={value || (placeholder ?? '')}
          onChange={onChange}
        />
      ) : (
        <TextField
          {...field}
          name={name}
          {...(kind === 'day' && { type: 'date' })}
          required={false}
          inputMode={kind in inputs ? inputs[kind as keyof typeof inputs] : 'text'}
          autoComplete="off"
          maxLength={500}
          value={value}
          placeholder={placeholder}
          onChange={(event) => onChange(event.currentTarget.value)}
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
