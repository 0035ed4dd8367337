import type { PageMeta } from '@jyotiratna/contract';
import { lazy } from 'react';
import { settings as t } from '#messages/admin/settings.ts';
import { adminMeta } from '../features/admin/layout/admin-meta.ts';
import { LazyScreen } from '../lazy-screen.tsx';

export const handle = { audience: 'admin' } satisfies PageMeta;

export const meta = adminMeta(t.settings);

const SettingsPage = lazy(async () => ({
  default: (await import('../features/admin/settings/settings-page.tsx')).ShopSettingsPage,
}));

export default function AdminSettings() {
  return (
    <LazyScreen>
      <SettingsPage />
    </LazyScreen>
  );
}
