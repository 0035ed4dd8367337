import type { PageMeta } from '@jyotiratna/contract';
import { lazy } from 'react';
import { faqPage } from '#content/faqs.ts';
import { preview } from '#content/preview.ts';
import { LazyScreen } from '../lazy-screen.tsx';
import { RoleGuard } from '../session/role-guard.tsx';

export const handle = { audience: 'admin' } satisfies PageMeta;

export const meta = () => [{ title: `${preview.title}: ${faqPage.heading} | Jyotiratna` }];

const FaqPreview = lazy(async () => ({
  default: (await import('../features/content/faq/faq-preview.tsx')).FaqPreview,
}));

/** The preview of the FAQs' draft for administrators. */
export default function PreviewFaqs() {
  return (
    <RoleGuard needs="admin">
      <LazyScreen>
        <FaqPreview />
      </LazyScreen>
    </RoleGuard>
  );
}
