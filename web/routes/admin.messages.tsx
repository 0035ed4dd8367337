import type { PageMeta } from '@jyotiratna/contract';
import { MessagesPage } from '../features/admin/inbox/messages-page.tsx';
import { adminMeta } from '../features/admin/layout/admin-meta.ts';

export const handle = { audience: 'admin' } satisfies PageMeta;

export const meta = adminMeta('Messages');

export default function AdminMessages() {
  return <MessagesPage />;
}
