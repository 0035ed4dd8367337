import {
  type TokenArea,
  type TokenScope,
  tokenAreas,
  tokenDays,
  tokenScopes,
} from '@jyotiratna/contract';
import { createTokenRoute } from '@jyotiratna/contract/admin/tokens';
import { type FormEvent, useRef, useState } from 'react';
import { tokens as t, tokenAreaNames } from '#messages/admin/tokens.ts';
import { shop } from '../../../shop.ts';
import { Alert } from '../../../ui/alert.tsx';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { TextField } from '../../../ui/field.tsx';
import { PasswordField } from '../../../ui/password-field.tsx';
import { SelectField } from '../../../ui/select-field.tsx';
import { useFocusRejected } from '../layout/use-focus-rejected.ts';
import { useSend } from '../layout/use-send.ts';
import { OneTimeSecret } from './one-time-secret.tsx';

type Right = '' | 'read' | 'write';
type Draft = { name: string; days: (typeof tokenDays)[number]; password: string };

/** Creates a token, and shows it this once. */
export function TokenDialog({ onClose }: { onClose: () => void }) {
  const form = useRef<HTMLFormElement>(null);
  const [draft, setDraft] = useState<Draft>({ name: '', days: 90, password: '' });
  const [rights, setRights] = useState<Partial<Record<TokenArea, Right>>>({});
  const create = useSend({
    call: () => shop(createTokenRoute, { body: { ...draft, scopes: scopesOf(rights) } }),
    onDone: () => setDraft({ ...draft, password: '' }),
  });
  useFocusRejected(form, create.error);
  if (create.data) {
    return (
      <Dialog
        open
        onOpenChange={(open) => open || onClose()}
        title={t.createdTitle}
        description={t.createdText}
      >
        <OneTimeSecret secret={create.data.token} copy={t.copy} copied={t.copied} />
        <Button className="mt-5 justify-self-end" onClick={onClose}>
          {t.close}
        </Button>
      </Dialog>
    );
  }
  return (
    <Dialog
      open
      onOpenChange={(open) => open || onClose()}
      title={t.add}
      description={t.addText}
      width="wide"
    >
      <form
        ref={form}
        noValidate
        className="grid gap-4 pt-2"
        onSubmit={(event: FormEvent) => {
          event.preventDefault();
          create.send();
        }}
      >
        {create.alert && (
          <Alert tone="error" title={t.saveFailed}>
            {create.alert}
          </Alert>
        )}
        <TextField
          label={t.name}
          hint={t.nameHint}
          name="name"
          autoComplete="off"
          maxLength={80}
          value={draft.name}
          error={create.fields.name}
          onChange={({ currentTarget: { value } }) => setDraft({ ...draft, name: value })}
        />
        <fieldset className="grid gap-3 md:grid-cols-2">
          <legend className="mb-2 font-medium">{t.scopes}</legend>
          <p className="text-small text-text-2 md:col-span-2">{t.scopesText}</p>
          {create.fields.scopes && (
            <p role="alert" className="text-small text-error md:col-span-2">
              {create.fields.scopes}
            </p>
          )}
          {tokenAreas.map((area) => (
            <SelectField
              key={area}
              label={tokenAreaNames[area]}
              value={rights[area] ?? ''}
              onChange={({ currentTarget: { value } }) =>
                setRights({ ...rights, [area]: value as Right })
              }
            >
              <option value="">{t.none}</option>
              <option value="read">{t.read}</option>
              {tokenScopes.includes(`${area}:write`) && <option value="write">{t.write}</option>}
            </SelectField>
          ))}
        </fieldset>
        <SelectField
          label={t.days}
          value={draft.days}
          onChange={({ currentTarget: { value } }) =>
            setDraft({ ...draft, days: Number(value) as Draft['days'] })
          }
        >
          {tokenDays.map((days) => (
            <option key={days} value={days}>
              {t.daysOf(days)}
            </option>
          ))}
        </SelectField>
        <PasswordField
          label={t.password}
          name="password"
          autoComplete="current-password"
          value={draft.password}
          error={create.fields.password}
          onChange={({ currentTarget: { value } }) => setDraft({ ...draft, password: value })}
        />
        <Button type="submit" className="justify-self-end" busy={create.busy} busyLabel={t.saving}>
          {t.save}
        </Button>
      </form>
    </Dialog>
  );
}

function scopesOf(rights: Partial<Record<TokenArea, Right>>): TokenScope[] {
  return tokenScopes.filter((scope) => {
    const [area, right] = scope.split(':') as [TokenArea, 'read' | 'write'];
    return rights[area] === 'write' || rights[area] === right;
  });
}
