import type { PageMeta } from '@jyotiratna/contract';
import { lazy } from 'react';
import { pageLabels as t } from '#messages/admin/pages.ts';
import { adminMeta } from '../features/admin/layout/admin-meta.ts';
import { LazyScreen } from '../lazy-screen.tsx';

export const handle = { audience: 'admin' } satisfies PageMeta;

export const meta = adminMeta(t.one);

const PageEditorPage = lazy(async () => ({
  default: (await import('../features/admin/content/page-editor-page.tsx')).PageEditorPage,
}));

export default function AdminPageEditorPage() {
  return (
    <LazyScreen>
      <PageEditorPage />
    </LazyScreen>
  );
}
