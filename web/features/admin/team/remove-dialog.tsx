import type { Administrator } from '@jyotiratna/contract';
import { removeAdministratorRoute } from '@jyotiratna/contract/admin/team';
import { useQueryClient } from '@tanstack/react-query';
import { useLogOut, useSession } from '../../../session/use-session.ts';
import { shop } from '../../../shop.ts';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { PasswordField } from '../../../ui/password-field.tsx';
import { useToast } from '../../../ui/toast.tsx';
import { ErrorAlert } from '../../accounts/error-alert.tsx';
import { useSubmit } from '../../accounts/use-submit.ts';

/** Deletes an administrator's account; with a plainer message for the own one. */
export function RemoveDialog({ administrator, onClose }: { administrator: Administrator; onClose: () => void }) {
  const { id, email, you } = administrator;
  const { user } = useSession();
  const queries = useQueryClient();
  const logOut = useLogOut();
  const toast = useToast();
  const {
    busy,
    refusal: rejection,
    alert,
    field,
    form,
  } = useSubmit({
    send: ({ password = '' }) =>
      shop(removeAdministratorRoute, { params: { id }, body: { password, ...(you && { own: true }) } }),
    done: async () => {
      toast({ title: you ? 'You are no longer an administrator' : 'Administrator removed' });
      onClose();
      if (you) await logOut();
      else await queries.invalidateQueries({ queryKey: ['admin'] });
    },
    fallback: 'The administrator could not be removed. Please try again.',
  });
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={you ? 'Remove your own account?' : `Remove ${email}?`}
      description={
        you
          ? 'You are logged out everywhere and cannot come back without an invitation.'
          : 'Their sessions and the invitations they gave end at once. What they did stays in the audit log.'
      }
    >
      <form {...form} className="grid gap-5">
        <ErrorAlert refusal={rejection} ref={alert} />
        <input type="text" name="username" autoComplete="username" value={user?.email ?? ''} hidden readOnly />
        <PasswordField {...field('password')} label="Your password" autoComplete="current-password" />
        <div className="flex flex-wrap justify-end gap-3">
          <Button kind="text" onClick={onClose}>
            Cancel
          </Button>
          <Button type="submit" kind="danger" busy={busy}>
            {you ? 'Remove me' : 'Remove'}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
