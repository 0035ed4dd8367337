import type { PageMeta } from '@jyotiratna/contract';
import { lazy } from 'react';
import { healers as t } from '#messages/admin/content.ts';
import { adminMeta } from '../features/admin/layout/admin-meta.ts';
import { LazyScreen } from '../lazy-screen.tsx';

export const handle = { audience: 'admin' } satisfies PageMeta;

export const meta = adminMeta(t.one);

const HealerEditorPage = lazy(async () => ({
  default: (await import('../features/admin/content/healer-editor-page.tsx')).HealerEditorPage,
}));

export default function AdminHealer() {
  return (
    <LazyScreen>
      <HealerEditorPage />
    </LazyScreen>
  );
}
