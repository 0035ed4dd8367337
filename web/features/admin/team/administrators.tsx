import { type Administrator, adminRoles } from '@jyotiratna/contract';
import {
  listTeamRoute,
  removeAdministratorRoute,
  requireSecondFactorRoute,
  setAdminRoleRoute,
} from '@jyotiratna/contract/admin/team';
import { useState } from 'react';
import { adminRoleLabels, team as t } from '#messages/admin/team.ts';
import { api } from '../../../api.ts';
import { useLogOut } from '../../../session/use-session.ts';
import { Alert } from '../../../ui/alert.tsx';
import { LinkButton } from '../../../ui/button.tsx';
import { SelectField } from '../../../ui/select-field.tsx';
import { VerificationDialog } from '../access/verification-dialog.tsx';
import { formatDateTime } from '../layout/dates.ts';
import { DialogButton } from '../layout/dialogs.tsx';
import { LoadStates, Panel, useFreshQuery } from '../layout/page.tsx';
import { actionColumn } from '../list/columns.tsx';
import { RecordTable } from '../list/record-table.tsx';
import { FactorChip } from './factor-chip.tsx';
import { SessionsDialog } from './session-list.tsx';

type Props = { administrator: Administrator; onClose: () => void };
type Team = Awaited<ReturnType<typeof readTeam>>;
const readTeam = () => api(listTeamRoute);

/** All administrators, and the switch that requires a second factor of all of them. */
export function Administrators() {
  const team = useFreshQuery(['team'], readTeam);
  if (!team.data) return <LoadStates of={team} subject={t.teamNoun} rows={2} />;
  return (
    <>
      <TeamTable administrators={team.data.administrators} />
      <RequiredFactor team={team.data} />
    </>
  );
}

/** Administrators with their second factor, and their active sessions. */
function TeamTable({ administrators }: Pick<Team, 'administrators'>) {
  return (
    <RecordTable
      caption={t.administrators}
      rows={administrators}
      rowKey={({ id }) => id}
      columns={[
        {
          key: 'name',
          head: t.name,
          lead: 'title',
          cell: ({ name, you }) => (
            <span className="font-semibold break-words">
              {name}
              {you && <span className="font-normal text-text-2"> {t.you}</span>}
            </span>
          ),
        },
        {
          key: 'email',
          head: t.email,
          className: 'min-w-0 break-all max-desktop:text-right',
          value: ({ email }) => email,
        },
        { key: 'duty', head: t.duty, cell: ({ duty }) => adminRoleLabels[duty].name },
        {
          key: 'factor',
          head: t.secondFactor,
          cell: ({ secondFactor }) => <FactorChip on={secondFactor} />,
        },
        {
          key: 'sessions',
          head: t.sessions,
          cell: ({ sessions, lastSeenAt }) => (
            <span className="figures text-small max-desktop:text-right">
              {sessions === 0 ? t.none : sessions}
              {lastSeenAt && (
                <span className="block text-text-2">{t.lastUsed(formatDateTime(lastSeenAt))}</span>
              )}
            </span>
          ),
        },
        actionColumn(
          t.show,
          (administrator: Administrator) => {
            const { email, you } = administrator;
            return [
              {
                text: t.sessions,
                label: t.sessionsOf(email),
                dialog: (onClose) => <SessionsDialog account={administrator} onClose={onClose} />,
              },
              !you && {
                text: t.duty,
                label: t.dutyOf(email),
                dialog: (onClose) => <AdminRoleDialog {...{ administrator, onClose }} />,
              },
              // The last administrator cannot be removed.
              administrators.length > 1 && {
                text: t.removeLabel,
                label: t.remove(email),
                dialog: (onClose) => <RemoveDialog {...{ administrator, onClose }} />,
              },
            ];
          },
          'links',
        ),
      ]}
    />
  );
}

/** Sets another administrator's role. */
function AdminRoleDialog({ administrator: { id, email, duty }, onClose }: Props) {
  const [adminRole, setAdminRole] = useState(duty);
  const { name, may } = adminRoleLabels[adminRole];
  return (
    <VerificationDialog
      title={t.whatThere(email)}
      description={t.takesEffectTheir}
      save={t.save}
      send={({ password }) =>
        api(setAdminRoleRoute, { params: { id }, body: { password, duty: adminRole } })
      }
      done={{ title: t.dutySaved, description: `${email}: ${name}` }}
      fallback={t.dutyCouldNot}
      onClose={onClose}
    >
      <SelectField
        label={t.duty}
        value={adminRole}
        hint={may}
        options={adminRoles.map((one) => [one, adminRoleLabels[one].name])}
        onChange={({ currentTarget }) =>
          setAdminRole(adminRoles.find((one) => one === currentTarget.value) ?? duty)
        }
      />
    </VerificationDialog>
  );
}

/** Deletes an administrator's account; the message for the user's own account differs. */
function RemoveDialog({ administrator: { id, email, you }, onClose }: Props) {
  const logOut = useLogOut();
  return (
    <VerificationDialog
      title={you ? t.removeYourOwn : t.removeOf(email)}
      description={you ? t.youLoggedOut : t.theirSessionsInvitations}
      save={you ? t.removeMe : t.removeLabel}
      danger
      send={({ password }) =>
        api(removeAdministratorRoute, {
          params: { id },
          body: { password, ...(you && { own: true }) },
        })
      }
      done={{ title: you ? t.youNoLonger : t.administratorRemoved }}
      {...(you && { onDone: logOut })}
      fallback={t.administratorCouldNot}
      onClose={onClose}
    />
  );
}

/** Requires a second factor of all administrators, or stops requiring it. */
function RequiredFactor({ team: { administrators, secondFactor } }: { team: Team }) {
  const { required, sealed } = secondFactor;
  const own = administrators.some(({ you, secondFactor: on }) => you && on);
  const without = administrators.filter(({ secondFactor: on }) => !on).length;
  const effect = without === 1 ? t.oneAdministratorNone : t.administratorsNoneWill(without);
  return (
    <Panel
      title={t.secondFactorEveryone}
      note={required ? t.everyAdministratorNeeds : t.eachAdministratorDecides}
    >
      <div className="grid justify-items-start gap-4">
        {!sealed && <Alert tone="wait">{t.secondFactorKey}</Alert>}
        {own ? (
          <DialogButton
            kind={required ? 'danger' : 'main'}
            size="s"
            dialog={(onClose) => (
              <VerificationDialog
                title={required ? t.stopAskingForIt : t.askEveryoneSecond}
                description={required ? t.administratorsWhoTurn : effect}
                save={required ? t.stopAskingLabel : t.askEveryoneLabel}
                danger={required}
                withCode
                send={(proof) =>
                  api(requireSecondFactorRoute, { body: { ...proof, required: !required } })
                }
                done={{ title: required ? t.secondFactorChoice : t.everyoneNeedsSecond }}
                onClose={onClose}
              />
            )}
          >
            {required ? t.stopAsking : t.askEveryone}
          </DialogButton>
        ) : (
          <p className="flex flex-wrap items-center gap-x-4 gap-y-2 text-text-2">
            {t.turnYourOwn}
            <LinkButton to="/admin/account" kind="second" size="s">
              {t.myAccount}
            </LinkButton>
          </p>
        )}
      </div>
    </Panel>
  );
}
