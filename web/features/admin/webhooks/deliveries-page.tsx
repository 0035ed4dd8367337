import type { WebhookDelivery } from '@jyotiratna/contract';
import { listDeliveriesRoute, replayDeliveryRoute } from '@jyotiratna/contract/admin/webhooks';
import { Link } from 'react-router';
import { webhookDeliveries as t, webhookTopicNames } from '#messages/admin/webhooks.ts';
import { api } from '../../../api.ts';
import { useSend } from '../layout/call.tsx';
import { formatDateTime } from '../layout/dates.ts';
import { AdminList } from '../list/admin-list.tsx';
import { actionColumn, type RecordColumn } from '../list/columns.tsx';
import { WebhookActions } from './webhook-actions.tsx';

/** The deliveries of a webhook, latest first, and their replay. */
export function DeliveriesPage({ id }: { id: string }) {
  const replay = useSend({
    call: (delivery: string) => api(replayDeliveryRoute, { params: { id, delivery } }),
    done: () => t.replayed,
  });
  return (
    <AdminList
      title={t.title}
      subject={t.subject}
      queryKey={['admin', 'webhooks', id]}
      load={async (query, signal) => {
        const { deliveries, nextCursor } = await api(
          listDeliveriesRoute,
          { params: { id }, query },
          { signal },
        );
        return { rows: deliveries, nextCursor };
      }}
      pageSize={50}
      columns={columnsOf(replay.send)}
      rowKey={(delivery) => delivery.id}
      empty={{ title: t.emptyTitle, text: t.emptyText }}
      before={() => (
        <p className="mb-4">
          <Link to="/admin/webhooks" className="target text-link">
            {t.back}
          </Link>
        </p>
      )}
      actions={<WebhookActions id={id} />}
    />
  );
}

function resultOf({ deliveredAt, status, error }: WebhookDelivery): string {
  if (deliveredAt) return t.delivered(status ?? 0);
  return error ? t.failed(status ? String(status) : error) : t.waiting;
}

function columnsOf(onReplay: (delivery: string) => void): readonly RecordColumn<WebhookDelivery>[] {
  return [
    {
      key: 'topic',
      head: t.topic,
      lead: 'title',
      value: ({ topic }) => webhookTopicNames[topic as keyof typeof webhookTopicNames] ?? topic,
    },
    {
      key: 'subject',
      head: t.about,
      value: ({ subject }) => subject,
      className: 'wrap-anywhere',
    },
    { key: 'createdAt', head: t.at, value: ({ createdAt }) => formatDateTime(createdAt) },
    { key: 'result', head: t.result, value: resultOf },
    {
      key: 'attempts',
      head: t.attempts,
      align: 'right',
      value: ({ attempts }) => String(attempts),
    },
    { key: 'dueAt', head: t.next, value: ({ dueAt }) => (dueAt ? formatDateTime(dueAt) : t.none) },
    actionColumn(t.replay, ({ id, subject }) => [
      { text: t.replay, label: `${t.replay}: ${subject}`, onPress: () => onReplay(id) },
    ]),
  ];
}
