import { pathOf } from '@jyotiratna/contract';
import { downloadArchiveRoute, openArchiveRoute } from '@jyotiratna/contract/admin/archives';
import { archives as t } from '#messages/admin/archives.ts';
import { shop } from '../../../shop.ts';
import { PasswordField } from '../../../ui/password-field.tsx';
import { FormDialog } from '../../accounts/form-dialog.tsx';
import { useSubmit } from '../../accounts/use-submit.ts';

type Props = { id: string; title: string; onClose: () => void };

/** The administrator's password, then the browser's own download. */
export function DownloadDialog({ id, title, onClose }: Props) {
  const submit = useSubmit({
    send: ({ password = '' }) => shop(openArchiveRoute, { params: { id }, body: { password } }),
    done: ({ key }) => {
      window.location.assign(pathOf(downloadArchiveRoute, { params: { id }, query: { key } }));
      onClose();
    },
    fallback: t.failed,
  });
  return (
    <FormDialog title={title} save={t.confirm} submit={submit} onClose={onClose}>
      <PasswordField
        {...submit.field('password')}
        label={t.password}
        hint={t.passwordHint}
        autoComplete="current-password"
      />
    </FormDialog>
  );
}
