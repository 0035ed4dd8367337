import { type Administrator, adminDuties } from '@jyotiratna/contract';
import { setAdminRoleRoute } from '@jyotiratna/contract/admin/team';
import { useState } from 'react';
import { adminRoleLabels, team as t } from '#messages/admin/team.ts';
import { shop } from '../../../shop.ts';
import { SelectField } from '../../../ui/select-field.tsx';
import { PasswordDialog } from './password-dialog.tsx';

type Props = { administrator: Administrator; onClose: () => void };

/** Sets another administrator's role. */
export function AdminRoleDialog({ administrator: { id, email, duty }, onClose }: Props) {
  const [adminRole, setAdminRole] = useState(duty);
  const { name, may } = adminRoleLabels[adminRole];
  return (
    <PasswordDialog
      title={t.whatThere(email)}
      description={t.takesEffectTheir}
      save={t.save}
      send={(password) =>
        shop(setAdminRoleRoute, { params: { id }, body: { password, duty: adminRole } })
      }
      done={{ title: t.dutySaved, description: `${email}: ${name}` }}
      fallback={t.dutyCouldNot}
      onClose={onClose}
    >
      <SelectField
        label={t.duty}
        value={adminRole}
        hint={may}
        options={adminDuties.map((one) => [one, adminRoleLabels[one].name])}
        onChange={({ currentTarget }) =>
          setAdminRole(adminDuties.find((one) => one === currentTarget.value) ?? duty)
        }
      />
    </PasswordDialog>
  );
}
