import type { Message, MessageQuery } from '@jyotiratna/contract';
import { listMessagesRoute, markMessageRoute } from '@jyotiratna/contract/admin/messages';
import { Check, Clock, Reply } from 'lucide-react';
import { Link } from 'react-router';
import { inbox as t } from '#messages/admin/inbox.ts';
import { api } from '../../../api.ts';
import { buttonClass } from '../../../ui/button.tsx';
import { CallAlert, SendButton, useSend } from '../layout/call.tsx';
import { formatDateTime } from '../layout/dates.ts';
import { AdminDialog } from '../layout/dialogs.tsx';
import { AdminList, type ListQuery, loadRows } from '../list/admin-list.tsx';
import { actionColumn, type RecordColumn } from '../list/columns.tsx';
import { type Filter, selectFilter } from '../list/filter-bar.tsx';

/**
 * The values of `state` in the request, by those in the page's URL; the default are open messages.
 */
const states: Readonly<Record<string, MessageQuery['state']>> = {
  done: 'answered',
  all: undefined,
};

const filters: readonly Filter<Message>[] = [
  { name: 'search', label: t.searchMessages },
  selectFilter('state', t.state, t.open, { done: t.done, all: t.all }),
];

const columns: readonly RecordColumn<Message>[] = [
  {
    key: 'subject',
    head: t.subjectLabel,
    lead: 'title',
    value: ({ subject }) => subject,
    className: 'block font-semibold',
    note: ({ message }) => <span className="line-clamp-1">{message}</span>,
  },
  {
    key: 'from',
    head: t.from,
    value: ({ name, email }) => `${name}, ${email}`,
    cell: ({ name, email }) => (
      <span className="min-w-0 max-desktop:text-right max-desktop:wrap-anywhere desktop:block desktop:max-w-52 desktop:break-words">
        <span className="block">{name}</span>
        <span className="block text-small text-text-2">{email}</span>
      </span>
    ),
  },
  { key: 'at', head: t.date, value: ({ createdAt }) => formatDateTime(createdAt) },
  {
    key: 'state',
    head: t.state,
    value: ({ answeredAt }) => (answeredAt ? t.done : t.open),
    chip: ({ answeredAt }) =>
      answeredAt ? { tone: 'good', icon: Check } : { tone: 'wait', icon: Clock },
  },
  actionColumn(t.read, (message) => [
    {
      text: t.read,
      label: t.readFrom(message.subject, message.name),
      dialog: (onClose) => <MessageDialog message={message} onClose={onClose} />,
    },
  ]),
];

const loadMessages = loadRows(listMessagesRoute, 'messages');
const load = ({ state, ...query }: ListQuery, signal: AbortSignal) => {
  const selected = state ? states[state] : 'waiting';
  return loadMessages({ ...query, ...(selected && { state: selected }) }, signal);
};

/** Visitors' messages from the contact page, latest first. */
export function MessagesPage() {
  return (
    <AdminList
      title={t.messages}
      subject={t.messagesNoun}
      queryKey={['admin', 'messages']}
      load={load}
      pageSize={25}
      filters={filters}
      columns={columns}
      rowKey={({ _id }) => _id}
      empty={{ title: t.noOpenMessages, text: t.whatVisitorsWrite }}
      actions={(data) =>
        data && (
          <p className="figures text-small text-text-2">
            {data.waiting === 0 ? t.noneOpen : t.openOf(data.waiting)}
          </p>
        )
      }
    />
  );
}

/** A message in full, with a reply link and a button that marks it as resolved. */
function MessageDialog({ message, onClose }: { message: Message; onClose: () => void }) {
  const { name, email, subject, orderId, createdAt, answeredAt } = message;
  const mark = useSend({
    call: () =>
      api(markMessageRoute, { params: { id: message._id }, body: { answered: !answeredAt } }),
    done: () => (answeredAt ? t.messageReopened : t.messageMarkedAs),
    onDone: onClose,
  });
  return (
    <AdminDialog
      title={subject}
      description={`${name}, ${email}, ${formatDateTime(createdAt)}`}
      onClose={onClose}
      cancel={null}
      buttons={
        <>
          <SendButton of={mark} kind="second" busyLabel={t.saving}>
            {answeredAt ? t.reopen : t.markAsDone}
          </SendButton>
          <a className={buttonClass()} href={replyAddress(message)}>
            <Reply aria-hidden size={20} strokeWidth={1.6} />
            {t.replyEmail}
          </a>
        </>
      }
    >
      <div className="grid gap-4">
        <CallAlert title={t.messageCouldNot}>{mark.error?.message}</CallAlert>
        {orderId && (
          <p>
            {t.about}{' '}
            <Link to={`/admin/orders/${orderId}`} className="text-link wrap-anywhere">
              {t.order(orderId)}
            </Link>
          </p>
        )}
        <p className="whitespace-pre-line wrap-anywhere">{message.message}</p>
        {answeredAt && (
          <p className="text-small text-text-2">{t.doneSince(formatDateTime(answeredAt))}</p>
        )}
      </div>
    </AdminDialog>
  );
}

/**
 * A `mailto:` URL for the reply in the administrator's own email client. Both fields are a
 * visitor's input, so both are encoded.
 */
function replyAddress({ email, subject }: Message): string {
  return `mailto:${encodeURIComponent(email)}?subject=${encodeURIComponent(`Re: ${subject}`)}`;
}
