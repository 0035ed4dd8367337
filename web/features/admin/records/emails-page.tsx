import type { EmailList } from '@jyotiratna/contract';
import { getEmailRoute, listEmailsRoute } from '@jyotiratna/contract/admin/dashboard';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { records as t } from '#messages/admin/records.ts';
import { shop } from '../../../shop.ts';
import { Alert } from '../../../ui/alert.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { formatLocal } from '../layout/dates.ts';
import { EmailFrames } from '../layout/email-frame.tsx';
import { AdminList } from '../list/admin-list.tsx';
import { actionColumn } from '../list/cell-content.tsx';
import type { RecordColumn } from '../list/columns.ts';
import type { Filter } from '../list/filter-bar.tsx';
import { loadRows } from '../list/load-rows.ts';

type EmailRow = EmailList['mails'][number];

const load = loadRows(listEmailsRoute, 'mails');
const filters: readonly Filter<EmailRow>[] = [{ name: 'search', label: t.searchMail }];

const columns: readonly RecordColumn<EmailRow>[] = [
  { key: 'subject', head: t.subject, lead: 'title', value: ({ subject }) => subject },
  {
    key: 'to',
    head: t.to,
    value: ({ to }) => to,
    cell: ({ to }) => <span className="min-w-0 break-all">{to}</span>,
  },
  { key: 'at', head: t.date, value: ({ at }) => at, cell: ({ at }) => formatLocal(at) },
];

/** Emails that were saved as files instead of being sent. */
export function EmailsPage() {
  const [open, setOpen] = useState<EmailRow | null>(null);
  const read = actionColumn(t.read, (email: EmailRow) => [
    { text: t.read, label: t.readOf(email.subject), onPress: () => setOpen(email) },
  ]);
  return (
    <>
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
        columns={[...columns, read]}
        rowKey={({ id }) => id}
        empty={{ title: t.noMailYet }}
      />
      {open && <EmailPreview email={open} onClose={() => setOpen(null)} />}
    </>
  );
}

function EmailPreview({ email, onClose }: { email: EmailRow; onClose: () => void }) {
  const { id, subject, to, at } = email;
  const preview = useQuery({
    queryKey: ['admin', 'mail', id],
    queryFn: async () => {
      const { mail } = await shop(getEmailRoute, { params: { id } });
      return { emails: [{ title: t.mailOf(subject), html: mail.html }] };
    },
  });
  return (
    <Dialog
      open
      onOpenChange={(next) => !next && onClose()}
      title={subject}
      description={t.toOf(to, formatLocal(at))}
      width="wide"
    >
      <EmailFrames
        of={preview}
        labels={{ failed: t.mailCouldNot, loading: t.loadingMail }}
        height="h-[60dvh]"
      />
    </Dialog>
  );
}
