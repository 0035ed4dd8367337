import type { PageFacts } from '@jyotiratna/contract';
import { faqPage } from '#content/faqs.ts';
import { preview } from '#content/preview.ts';
import { FaqPreview } from '../features/faq/faq-preview.tsx';
import { RoleGuard } from '../session/role-guard.tsx';

export const handle = { audience: 'admin' } satisfies PageFacts;

export const meta = () => [{ title: `${preview.title}: ${faqPage.heading} | Jyotiratna` }];

/** The draft of the questions and answers as everyone would read it, for administrators. */
export default function PreviewFaqs() {
  return (
    <RoleGuard needs="admin">
      <FaqPreview />
    </RoleGuard>
  );
}
