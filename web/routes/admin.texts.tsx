import type { PageMeta } from '@jyotiratna/contract';
import { phoneMessages } from '#messages/admin/texts.ts';
import { adminMeta } from '../features/admin/layout/admin-meta.ts';
import { PhoneMessagesPage } from '../features/admin/texts/texts-page.tsx';

export const handle = { audience: 'admin' } satisfies PageMeta;

export const meta = adminMeta(phoneMessages.title);

export default function AdminPhoneMessages() {
  return <PhoneMessagesPage />;
}
