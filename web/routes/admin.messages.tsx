import type { PageMeta } from '@jyotiratna/contract';
import { inbox as t } from '#messages/admin/inbox.ts';
import { MessagesPage } from '../features/admin/inbox/messages-page.tsx';
import { adminMeta } from '../features/admin/layout/admin-meta.ts';

export const handle = { audience: 'admin' } satisfies PageMeta;

export const meta = adminMeta(t.messages);

export default function AdminMessages() {
  return <MessagesPage />;
}
