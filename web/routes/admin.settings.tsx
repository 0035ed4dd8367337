import type { PageMeta } from '@jyotiratna/contract';
import { lazy } from 'react';
import { adminMeta } from '../features/admin/layout/admin-meta.ts';
import { LazyScreen } from '../lazy-screen.tsx';

export const handle = { audience: 'admin' } satisfies PageMeta;

export const meta = adminMeta('Settings');

const SettingsPage = lazy(async () => ({
  default: (await import('../features/admin/settings/settings-page.tsx')).SettingsPage,
}));

export default function AdminSettings() {
  return (
    <LazyScreen>
      <SettingsPage />
    </LazyScreen>
  );
}
