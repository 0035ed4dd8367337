import { requireSecondFactorRoute } from '@jyotiratna/contract/admin/team';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { team as t } from '#messages/admin/team.ts';
import { useSession } from '../../../session/use-session.ts';
import { shop } from '../../../shop.ts';
import { Alert } from '../../../ui/alert.tsx';
import { Button, LinkButton } from '../../../ui/button.tsx';
import { useToast } from '../../../ui/toast.tsx';
import { VerificationDialog } from '../access/verification-dialog.tsx';
import { Panel } from '../layout/panel.tsx';
import { teamQuery } from './team-query.ts';

/** Requires a second factor of all administrators, or stops requiring it. */
export function RequiredFactor() {
  const { user } = useSession();
  const team = useQuery(teamQuery);
  const queries = useQueryClient();
  const toast = useToast();
  const [requested, setRequested] = useState(false);
  if (!user || !team.data) return null;
  const { administrators, secondFactor } = team.data;
  const { required, sealed } = secondFactor;
  const own = administrators.some(({ you, secondFactor: on }) => you && on);
  const without = administrators.filter(({ secondFactor: on }) => !on).length;
  return (
    <Panel
      title={t.secondFactorEveryone}
      note={required ? t.everyAdministratorNeeds : t.eachAdministratorDecides}
    >
      <div className="grid justify-items-start gap-4">
        {!sealed && <Alert tone="wait">{t.secondFactorKey}</Alert>}
        {own ? (
          <Button kind={required ? 'danger' : 'main'} size="s" onClick={() => setRequested(true)}>
            {required ? t.stopAsking : t.askEveryone}
          </Button>
        ) : (
          <p className="flex flex-wrap items-center gap-x-4 gap-y-2 text-text-2">
            {t.turnYourOwn}
            <LinkButton to="/admin/account" kind="second" size="s">
              {t.myAccount}
            </LinkButton>
          </p>
        )}
      </div>
      {requested && (
        <VerificationDialog
          title={required ? t.stopAskingForIt : t.askEveryoneSecond}
          explain={
            required
              ? t.administratorsWhoTurn
              : without === 1
                ? t.oneAdministratorNone
                : t.administratorsNoneWill(without)
          }
          confirm={required ? t.stopAskingLabel : t.askEveryoneLabel}
          danger={required}
          email={user.email}
          send={(proof) =>
            shop(requireSecondFactorRoute, { body: { ...proof, required: !required } })
          }
          done={() => {
            setRequested(false);
            toast({ title: required ? t.secondFactorChoice : t.everyoneNeedsSecond });
            void queries.invalidateQueries({ queryKey: teamQuery.queryKey });
          }}
          onClose={() => setRequested(false)}
        />
      )}
    </Panel>
  );
}
