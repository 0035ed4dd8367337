import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { access as t } from '#messages/admin/access.ts';
import { sessionQuery } from '../../../session/use-session.ts';
import { Button } from '../../../ui/button.tsx';
import { useToast } from '../../../ui/toast.tsx';
import { nextPath } from '../../accounts/next-path.ts';
import { TurnOnDialog } from './turn-on-dialog.tsx';

/** Sets up the second factor required by the shop; then continues to the requested page. */
export function SecondFactorSetup({ email }: { email: string }) {
  const queries = useQueryClient();
  const navigate = useNavigate();
  const toast = useToast();
  const [params] = useSearchParams();
  const [open, setOpen] = useState(false);

  async function finish() {
    setOpen(false);
    await queries.fetchQuery({ ...sessionQuery, staleTime: 0 });
    toast({ title: t.theSecondFactorIsOn });
    await navigate(nextPath(params.get('next'), 'admin'), { replace: true });
  }

  return (
    <>
      <Button wide onClick={() => setOpen(true)}>
        {t.setUp}
      </Button>
      {open && (
        <TurnOnDialog email={email} onClose={() => setOpen(false)} onDone={() => void finish()} />
      )}
    </>
  );
}
