import type { EmailList } from '@jyotiratna/contract';
import { getEmail, listEmails } from '@jyotiratna/contract/admin/dashboard';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { shop } from '../../../shop.ts';
import { Alert } from '../../../ui/alert.tsx';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { AdminHead } from '../layout/admin-head.tsx';
import { formatLocal } from '../layout/dates.ts';
import { LoadError, LoadStates } from '../layout/load-states.tsx';
import { RecordTable } from '../layout/record-table.tsx';

type EmailRow = EmailList['mails'][number];

/** Emails that were saved as files instead of being sent. */
export function EmailsPage() {
  const [open, setOpen] = useState<EmailRow | null>(null);
  const list = useQuery({ queryKey: ['admin', 'mails'], queryFn: () => shop(listEmails), staleTime: 0 });
  const { data } = list;
  return (
    <>
      <AdminHead title="Mail">
        <Button kind="second" size="s" busy={list.isRefetching} onClick={() => void list.refetch()}>
          Refresh
        </Button>
      </AdminHead>
      <LoadStates of={list} what="mail" rows={5} />
      {data && !data.toFiles && (
        <Alert tone="info">Mail goes out through the mail server, so there is nothing to show here.</Alert>
      )}
      {data?.toFiles && (
        <div className="mb-4">
          <Alert tone="wait">No mail server is set up: mail is kept here and does not reach anyone.</Alert>
        </div>
      )}
      {data?.toFiles && data.mails.length === 0 && <EmptyState title="No mail yet" />}
      {data && data.mails.length > 0 && (
        <RecordTable
          caption="Mail"
          rows={data.mails}
          rowKey={({ id }) => id}
          columns={[
            { key: 'subject', head: 'Subject', lead: 'title', cell: ({ subject }) => subject },
            { key: 'to', head: 'To', cell: ({ to }) => <span className="min-w-0 break-all">{to}</span> },
            {
              key: 'at',
              head: 'Date',
              cell: ({ at }) => <span className="figures text-text-2">{formatLocal(at)}</span>,
            },
            {
              key: 'read',
              head: 'Read',
              actions: true,
              cell: (emailMessage) => (
                <button
                  type="button"
                  aria-label={`Read ${emailMessage.subject}`}
                  onClick={() => setOpen(emailMessage)}
                  className="target text-link"
                >
                  Read
                </button>
              ),
            },
          ]}
        />
      )}
      {open && <EmailPreview mail={open} onClose={() => setOpen(null)} />}
    </>
  );
}

function EmailPreview({ mail: emailMessage, onClose }: { mail: EmailRow; onClose: () => void }) {
  const { data, isError, error, refetch } = useQuery({
    queryKey: ['admin', 'mail', emailMessage.id],
    queryFn: async () => (await shop(getEmail, { params: { id: emailMessage.id } })).mail,
  });
  return (
    <Dialog
      open
      onOpenChange={(next) => !next && onClose()}
      title={emailMessage.subject}
      description={`To ${emailMessage.to}, ${formatLocal(emailMessage.at)}`}
      width="wide"
    >
      {data ? (
        // Its content must not run scripts or access this page.
        <iframe
          title={`Mail: ${emailMessage.subject}`}
          srcDoc={data.html}
          sandbox=""
          className="h-[60dvh] w-full border border-line bg-marble-0"
        />
      ) : isError ? (
        <LoadError message="This mail could not be loaded" error={error} onRetry={() => void refetch()} />
      ) : (
        <div role="status">
          <span className="sr-only">Loading the mail</span>
          <Skeleton className="h-[60dvh]" />
        </div>
      )}
    </Dialog>
  );
}
