import { MessagesPage } from '../features/admin/inbox/messages-page.tsx';
import { officeMeta } from '../features/admin/layout/office-meta.ts';

export const meta = officeMeta('Messages');

export default function AdminMessages() {
  return <MessagesPage />;
}
