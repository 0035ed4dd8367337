import { saveRedirectRoute } from '@jyotiratna/contract/admin/redirects';
import { redirects as t } from '#messages/admin/redirects.ts';
import { api } from '../../../api.ts';
import { TextField } from '../../../ui/field.tsx';
import { AdminFormDialog } from '../layout/admin-form.tsx';
import { useForm } from '../layout/use-form.ts';

/** Adds one redirect. */
export function RedirectDialog({ onClose }: { onClose: () => void }) {
  const form = useForm({
    initial: { path: '', target: '' },
    call: (body) => api(saveRedirectRoute, { body }),
    done: () => t.saved,
    onDone: onClose,
  });
  return (
    <AdminFormDialog
      of={form}
      title={t.add}
      description={t.addText}
      failed={t.saveFailed}
      save={t.save}
      onClose={onClose}
    >
      <TextField label={t.from} hint={t.fromHint} spellCheck={false} {...form.field('path')} />
      <TextField label={t.to} hint={t.toHint} spellCheck={false} {...form.field('target')} />
    </AdminFormDialog>
  );
}
