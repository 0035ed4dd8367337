import type { PageMeta } from '@jyotiratna/contract';
import { webhookDeliveries as t } from '#messages/admin/webhooks.ts';
import { adminMeta } from '../features/admin/layout/admin-meta.ts';
import { DeliveriesPage } from '../features/admin/webhooks/deliveries-page.tsx';
import type { Route } from './+types/admin.webhook.ts';

export const handle = { audience: 'admin' } satisfies PageMeta;

export const meta = adminMeta(t.title);

export default function AdminWebhook({ params: { id } }: Route.ComponentProps) {
  return <DeliveriesPage key={id} id={id} />;
}
