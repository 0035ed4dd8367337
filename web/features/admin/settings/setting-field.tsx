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
import type { BoundField } from '../layout/bind-fields.ts';
import { DaysField } from './days-field.tsx';
import { TierPricesField } from './tier-prices-field.tsx';

type Props = BoundField<string> & { name: SettingName; settings: ShopSettings };

const inputs = { email: 'email', phone: 'tel', link: 'url', number: 'numeric' } as const;

/** A setting with the control of its kind, and the environment's value where it differs. */
export function SettingField({ settings, ...bound }: Props) {
  const { name, value, onChange } = bound;
  const { kind, placeholder }: ShopSetting = shopSettings[name];
  const { label, hint, ...labels } = settingLabels[name];
  const choices = labels.choices ?? (kind === 'switch' ? { on: t.on, off: t.off } : null);
  const existing = settings.settings.find((one) => one.name === name);
  const other = existing && value !== existing.environment ? existing.environment : null;
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
