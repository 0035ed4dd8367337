import { type Administrator, type AdminRole, adminDuties } from '@jyotiratna/contract';
import { setAdminRoleRoute } from '@jyotiratna/contract/admin/team';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { team as t } from '#messages/admin/team.ts';
import { useSession } from '../../../session/use-session.ts';
import { shop } from '../../../shop.ts';
import { SelectField } from '../../../ui/select-field.tsx';
import { useToast } from '../../../ui/toast.tsx';
import { FormDialog } from '../../accounts/form-dialog.tsx';
import { OwnPassword } from '../../accounts/own-password.tsx';
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
  const submit = useSubmit({
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
    <FormDialog
      title={t.whatThere(email)}
      description={t.takesEffectTheir}
      save={t.save}
      submit={submit}
      onClose={onClose}
    >
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
      <OwnPassword email={user?.email ?? ''} {...submit.field('password')} label={t.yourPassword} />
    </FormDialog>
  );
}
