import { requireSecondFactorRoute } from '@jyotiratna/contract/admin/team';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useSession } from '../../../session/use-session.ts';
import { shop } from '../../../shop.ts';
import { Alert } from '../../../ui/alert.tsx';
import { Button, LinkButton } from '../../../ui/button.tsx';
import { useToast } from '../../../ui/toast.tsx';
import { ProofDialog } from '../access/proof-dialog.tsx';
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
      title="Second factor for everyone"
      note={
        required
          ? 'Every administrator needs one. Those who have none must set it up before anything else.'
          : 'Each administrator decides. You can ask all of them for one.'
      }
    >
      <div className="grid justify-items-start gap-4">
        {!sealed && (
          <Alert tone="wait">
            SECOND_FACTOR_KEY is not set on the server: the secrets of second factors are stored unencrypted in the
            database.
          </Alert>
        )}
        {own ? (
          <Button kind={required ? 'danger' : 'main'} size="s" onClick={() => setRequested(true)}>
            {required ? 'Stop asking for it' : 'Ask everyone for it'}
          </Button>
        ) : (
          <p className="flex flex-wrap items-center gap-x-4 gap-y-2 text-text-2">
            Turn on your own first.
            <LinkButton to="/admin/account" kind="second" size="s">
              My account
            </LinkButton>
          </p>
        )}
      </div>
      {requested && (
        <ProofDialog
          title={required ? 'Stop asking for it?' : 'Ask everyone for a second factor?'}
          explain={
            required
              ? 'Administrators who turn theirs off will then log in with a password alone.'
              : without === 1
                ? 'One administrator has none and will be led to setting it up.'
                : `${without} administrators have none and will be led to setting it up.`
          }
          confirm={required ? 'Stop asking' : 'Ask everyone'}
          danger={required}
          email={user.email}
          send={(proof) => shop(requireSecondFactorRoute, { body: { ...proof, required: !required } })}
          done={() => {
            setRequested(false);
            toast({ title: required ? 'The second factor is a choice now' : 'Everyone needs a second factor now' });
            void queries.invalidateQueries({ queryKey: teamQuery.queryKey });
          }}
          onClose={() => setRequested(false)}
        />
      )}
    </Panel>
  );
}
