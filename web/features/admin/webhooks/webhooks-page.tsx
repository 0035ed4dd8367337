import type { Webhook } from '@jyotiratna/contract';
import { listWebhooksRoute } from '@jyotiratna/contract/admin/webhooks';
import { useState } from 'react';
import { webhooks as t, webhookTopicNames } from '#messages/admin/webhooks.ts';
import { Button } from '../../../ui/button.tsx';
import { formatDateTime } from '../layout/dates.ts';
import { AdminList, loadRows } from '../list/admin-list.tsx';
import { actionColumn, type RecordColumn } from '../list/columns.tsx';
import { WebhookDialog } from './webhook-dialog.tsx';

/** Webhook endpoints and their state. */
export function WebhooksPage() {
  const [open, setOpen] = useState<'new' | Webhook | null>(null);
  return (
    <>
      <AdminList
        title={t.title}
        subject={t.subject}
        queryKey={['admin', 'webhooks']}
        load={loadRows(listWebhooksRoute, 'webhooks')}
        columns={columnsOf(setOpen)}
        rowKey={({ id }) => id}
        empty={{ title: t.emptyTitle, text: t.emptyText }}
        actions={
          <Button size="s" onClick={() => setOpen('new')}>
            {t.add}
          </Button>
        }
      />
      {open !== null && (
        <WebhookDialog webhook={open === 'new' ? null : open} onClose={() => setOpen(null)} />
      )}
    </>
  );
}

const stateOf = ({ disabledAt, failingSince }: Webhook) =>
  disabledAt ? t.off : failingSince ? t.failing : t.active;
const topicNames = ({ topics }: Webhook) =>
  topics
    .map((topic) => webhookTopicNames[topic as keyof typeof webhookTopicNames] ?? topic)
    .join(', ');

function columnsOf(onChange: (webhook: Webhook) => void): readonly RecordColumn<Webhook>[] {
  return [
    {
      key: 'url',
      head: t.url,
      lead: 'title',
      value: ({ url }) => url,
      className: 'target wrap-anywhere',
      to: ({ id }) => `/admin/webhooks/${id}`,
    },
    { key: 'topics', head: t.topics, value: topicNames },
    { key: 'state', head: t.state, value: stateOf },
    { key: 'pending', head: t.pending, align: 'right', value: ({ pending }) => String(pending) },
    {
      key: 'createdAt',
      head: t.created,
      spare: true,
      value: (row) => formatDateTime(row.createdAt),
    },
    actionColumn(t.change, (webhook) => [
      { text: t.change, label: `${t.change}: ${webhook.url}`, onPress: () => onChange(webhook) },
    ]),
  ];
}
