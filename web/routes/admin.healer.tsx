import type { PageFacts } from '@jyotiratna/contract';
import { HealerEditorPage } from '../features/admin/content/healer-editor-page.tsx';
import { adminMeta } from '../features/admin/layout/admin-meta.ts';

export const handle = { audience: 'admin' } satisfies PageFacts;

export const meta = adminMeta('Healer');

export default function AdminHealer() {
  return <HealerEditorPage />;
}
