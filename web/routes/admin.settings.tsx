import type { PageFacts } from '@jyotiratna/contract';
import { adminMeta } from '../features/admin/layout/admin-meta.ts';
import { SettingsPage } from '../features/admin/settings/settings-page.tsx';

export const handle = { audience: 'admin' } satisfies PageFacts;

export const meta = adminMeta('Settings');

export default function AdminSettings() {
  return <SettingsPage />;
}
