import type { PageFacts } from '@jyotiratna/contract';
import { FaqsEditorPage } from '../features/admin/content/faqs-editor-page.tsx';
import { adminMeta } from '../features/admin/layout/admin-meta.ts';

export const handle = { audience: 'admin' } satisfies PageFacts;

export const meta = adminMeta('Questions and answers');

export default function AdminFaqs() {
  return <FaqsEditorPage />;
}
