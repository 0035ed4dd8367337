import {
  type TokenArea,
  type TokenScope,
  tokenAreas,
  tokenDays,
  tokenScopes,
} from '@jyotiratna/contract';
import { createTokenRoute } from '@jyotiratna/contract/admin/tokens';
import { tokens as t, tokenAreaNames } from '#messages/admin/tokens.ts';
import { api } from '../../../api.ts';
import { TextField } from '../../../ui/field.tsx';
import { PasswordField } from '../../../ui/password-field.tsx';
import { SelectField } from '../../../ui/select-field.tsx';
import { AdminFormDialog } from '../layout/admin-form.tsx';
import { SecretDialog } from '../layout/one-time-secret.tsx';
import { bindFields, useForm } from '../layout/use-form.ts';

type Rights = Partial<Record<TokenArea, string>>;
type Values = {
  name: string;
  days: (typeof tokenDays)[number];
  password: string;
  rights: Rights;
};

const empty: Values = { name: '', days: 90, password: '', rights: {} };

/** Creates an API token, and displays it once. */
export function TokenDialog({ onClose }: { onClose: () => void }) {
  const form = useForm({
    initial: empty,
    call: ({ rights, ...rest }) =>
      api(createTokenRoute, { body: { ...rest, scopes: scopesOf(rights) } }),
  });
  if (form.data)
    return (
      <SecretDialog
        title={t.createdTitle}
        description={t.createdText}
        secret={form.data.token}
        copied={t.copied}
        onClose={onClose}
      />
    );
  const { rights } = form.values;
  const right = bindFields(rights, (patch) => form.set({ rights: { ...rights, ...patch } }));
  return (
    <AdminFormDialog
      of={form}
      title={t.add}
      description={t.addText}
      width="wide"
      failed={t.saveFailed}
      save={t.save}
      saving={t.saving}
      onClose={onClose}
    >
      <TextField label={t.name} hint={t.nameHint} maxLength={80} {...form.field('name')} />
      <fieldset className="grid gap-3 md:grid-cols-2">
        <legend className="mb-2 font-medium">{t.scopes}</legend>
        <p className="text-small text-text-2 md:col-span-2">{t.scopesText}</p>
        {form.errors.scopes && (
          <p role="alert" tabIndex={-1} className="text-small text-sindoor-700 md:col-span-2">
            {form.errors.scopes}
          </p>
        )}
        {tokenAreas.map((area) => (
          <SelectField
            key={area}
            label={tokenAreaNames[area]}
            {...right.field(area)}
            value={rights[area] ?? ''}
            options={[
              ['', t.none],
              ['read', t.read],
              ...(tokenScopes.includes(`${area}:write`) ? [['write', t.write] as const] : []),
            ]}
          />
        ))}
      </fieldset>
      <SelectField
        label={t.days}
        options={tokenDays.map((days) => [days, t.daysOf(days)])}
        {...form.field('days', (text) => tokenDays.find((days) => String(days) === text) ?? 90)}
      />
      <PasswordField
        label={t.password}
        {...form.field('password')}
        autoComplete="current-password"
      />
    </AdminFormDialog>
  );
}

function scopesOf(rights: Rights): TokenScope[] {
  return tokenScopes.filter((scope) => {
    const [area, right] = scope.split(':') as [TokenArea, 'read' | 'write'];
    return rights[area] === 'write' || rights[area] === right;
  });
}
