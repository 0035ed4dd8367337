import { type Administrator, type AdminRole, adminDuties } from '@jyotiratna/contract';
import { setAdminRoleRoute } from '@jyotiratna/contract/admin/team';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { team as t } from '#messages/admin/team.ts';
import { useSession } from '../../../session/use-session.ts';
import { shop } from '../../../shop.ts';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { PasswordField } from '../../../ui/password-field.tsx';
import { SelectField } from '../../../ui/select-field.tsx';
import { useToast } from '../../../ui/toast.tsx';
import { ErrorAlert } from '../../accounts/error-alert.tsx';
import { useSubmit } from '../../accounts/use-submit.ts';
import { adminRoleLabels } from './admin-role-labels.ts';

/** Sets another administrator's role. */
export function AdminRoleDialog({
  administrator,
  onClose,
}: {
  administrator: Administrator;
  onClose: () => void;
}) {
  const { id, email } = administrator;
  const [adminRole, setAdminRoleTo] = useState<AdminRole>(administrator.duty);
  const { user } = useSession();
  const queries = useQueryClient();
  const toast = useToast();
  const {
    busy,
    refusal: rejection,
    alert,
    field,
    form,
  } = useSubmit({
    send: ({ password = '' }) =>
      shop(setAdminRoleRoute, { params: { id }, body: { password, duty: adminRole } }),
    done: async () => {
      toast({ title: t.dutySaved, description: `${email}: ${adminRoleLabels[adminRole].name}` });
      onClose();
      await queries.invalidateQueries({ queryKey: ['admin'] });
    },
    fallback: t.dutyCouldNot,
  });
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={t.whatThere(email)}
      description={t.takesEffectTheir}
    >
      <form {...form} className="grid gap-5">
        <ErrorAlert refusal={rejection} ref={alert} />
        <SelectField
          label={t.duty}
          value={adminRole}
          hint={adminRoleLabels[adminRole].may}
          onChange={({ currentTarget }) => setAdminRoleTo(currentTarget.value as AdminRole)}
        >
          {adminDuties.map((one) => (
            <option key={one} value={one}>
              {adminRoleLabels[one].name}
            </option>
          ))}
        </SelectField>
        <input
          type="text"
          name="username"
          autoComplete="username"
          value={user?.email ?? ''}
          hidden
          readOnly
        />
        <PasswordField
          {...field('password')}
          label={t.yourPassword}
          autoComplete="current-password"
        />
        <div className="flex flex-wrap justify-end gap-3">
          <Button kind="text" onClick={onClose}>
            {t.cancel}
          </Button>
          <Button type="submit" busy={busy}>
            {t.save}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
