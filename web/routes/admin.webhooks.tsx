import type { PageMeta } from '@jyotiratna/contract';
import { webhooks as t } from '#messages/admin/webhooks.ts';
import { adminMeta } from '../features/admin/layout/admin-meta.ts';
import { WebhooksPage } from '../features/admin/webhooks/webhooks-page.tsx';

export const handle = { audience: 'admin' } satisfies PageMeta;

export const meta = adminMeta(t.title);

export default function AdminWebhooks() {
  return <WebhooksPage />;
}
