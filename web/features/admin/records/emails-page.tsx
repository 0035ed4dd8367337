import type { EmailList } from '@jyotiratna/contract';
import { getEmailRoute, listEmailsRoute } from '@jyotiratna/contract/admin/dashboard';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { records as t } from '#messages/admin/records.ts';
import { shop } from '../../../shop.ts';
import { Alert } from '../../../ui/alert.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { formatLocal } from '../layout/dates.ts';
import { LoadError } from '../layout/load-states.tsx';
import { RowButton } from '../layout/row-button.tsx';
import { AdminList } from '../list/admin-list.tsx';
import type { RecordColumn } from '../list/columns.ts';
import type { Filter } from '../list/filter-bar.tsx';

type EmailRow = EmailList['mails'][number];

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
  const read: RecordColumn<EmailRow> = {
    key: 'read',
    head: t.read,
    actions: true,
    cell: (emailMessage) => (
      <RowButton label={t.readOf(emailMessage.subject)} onPress={() => setOpen(emailMessage)}>
        {t.read}
      </RowButton>
    ),
  };
  return (
    <>
      <AdminList
        title={t.mail}
        subject={t.mailNoun}
        queryKey={['admin', 'mails']}
        load={async () => {
          const { mails: emails, toFiles } = await shop(listEmailsRoute);
          return { rows: emails, toFiles };
        }}
        before={(data) =>
          data && (
            <div className="mb-4">
              {data.toFiles ? (
                <Alert tone="wait">{t.noMailServer}</Alert>
              ) : (
                <Alert tone="info">{t.mailGoesOut}</Alert>
              )}
            </div>
          )
        }
        filters={filters}
        columns={[...columns, read]}
        rowKey={({ id }) => id}
        empty={{ title: t.noMailYet }}
      />
      {open && <EmailPreview mail={open} onClose={() => setOpen(null)} />}
    </>
  );
}

function EmailPreview({ mail: emailMessage, onClose }: { mail: EmailRow; onClose: () => void }) {
  const { data, isError, error, refetch } = useQuery({
    queryKey: ['admin', 'mail', emailMessage.id],
    queryFn: async () => (await shop(getEmailRoute, { params: { id: emailMessage.id } })).mail,
  });
  return (
    <Dialog
      open
      onOpenChange={(next) => !next && onClose()}
      title={emailMessage.subject}
      description={t.toOf(emailMessage.to, formatLocal(emailMessage.at))}
      width="wide"
    >
      {data ? (
        // Its content must not run scripts or access this page.
        <iframe
          title={t.mailOf(emailMessage.subject)}
          srcDoc={data.html}
          sandbox=""
          className="h-[60dvh] w-full border border-line bg-marble-0"
        />
      ) : isError ? (
        <LoadError message={t.mailCouldNot} error={error} onRetry={() => void refetch()} />
      ) : (
        <div role="status">
          <span className="sr-only">{t.loadingMail}</span>
          <Skeleton className="h-[60dvh]" />
        </div>
      )}
    </Dialog>
  );
}
