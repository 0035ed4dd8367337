import type { PageMeta } from '@jyotiratna/contract';
import { privacy as t } from '#messages/admin/privacy.ts';
import { adminMeta } from '../features/admin/layout/admin-meta.ts';
import { PrivacyPage } from '../features/admin/privacy/privacy-page.tsx';

export const handle = { audience: 'admin' } satisfies PageMeta;

export const meta = adminMeta(t.title);

export default function AdminPrivacy() {
  return <PrivacyPage />;
}
