import type { EmailList } from '@jyotiratna/contract';
import { getEmailRoute, listEmailsRoute } from '@jyotiratna/contract/admin/dashboard';
import { useQuery } from '@tanstack/react-query';
import { records as t } from '#messages/admin/records.ts';
import { api } from '../../../api.ts';
import { Alert } from '../../../ui/alert.tsx';
import { formatDateTime } from '../layout/dates.ts';
import { AdminDialog } from '../layout/dialogs.tsx';
import { EmailFrames } from '../layout/email-frame.tsx';
import { AdminList, loadRows } from '../list/admin-list.tsx';
import { actionColumn, type RecordColumn } from '../list/columns.tsx';
import type { Filter } from '../list/filter-bar.tsx';

type EmailRow = EmailList['mails'][number];

const load = loadRows(listEmailsRoute, 'mails');
const filters: readonly Filter<EmailRow>[] = [{ name: 'search', label: t.searchMail }];

const columns: readonly RecordColumn<EmailRow>[] = [
  { key: 'subject', head: t.subject, lead: 'title', value: ({ subject }) => subject },
  {
    key: 'to',
    head: t.to,
    value: ({ to }) => to,
    className: 'min-w-0 break-all',
  },
  { key: 'at', head: t.date, value: ({ at }) => at, cell: ({ at }) => formatDateTime(at) },
  actionColumn(t.read, (email) => [
    {
      text: t.read,
      label: t.readOf(email.subject),
      dialog: (onClose) => <EmailPreview email={email} onClose={onClose} />,
    },
  ]),
];

/** Emails that were saved as files instead of being sent. */
export function EmailsPage() {
  return (
    <AdminList
      title={t.mail}
      subject={t.mailNoun}
      queryKey={['admin', 'mails']}
      load={load}
      before={(data) =>
        data && (
          <div className="mb-4">
            <Alert tone={data.toFiles ? 'wait' : 'info'}>
              {data.toFiles ? t.noMailServer : t.mailGoesOut}
            </Alert>
          </div>
        )
      }
      filters={filters}
      columns={columns}
      rowKey={({ id }) => id}
      empty={{ title: t.noMailYet }}
    />
  );
}

function EmailPreview({ email, onClose }: { email: EmailRow; onClose: () => void }) {
  const { id, subject, to, at } = email;
  const preview = useQuery({
    queryKey: ['admin', 'mail', id],
    queryFn: async () => {
      const { mail } = await api(getEmailRoute, { params: { id } });
      return { emails: [{ title: t.mailOf(subject), html: mail.html }] };
    },
  });
  return (
    <AdminDialog
      title={subject}
      description={t.toOf(to, formatDateTime(at))}
      width="wide"
      onClose={onClose}
    >
      <EmailFrames
        of={preview}
        labels={{ failed: t.mailCouldNot, loading: t.loadingMail }}
        height="h-[60dvh]"
      />
    </AdminDialog>
  );
}
