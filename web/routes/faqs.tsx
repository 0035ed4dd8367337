import type { PageFacts } from '@jyotiratna/contract';
import { Link } from 'react-router';
import { faqPage, faqs } from '#content/faqs.ts';
import { faqJsonLd } from '../features/faq/faq-json-ld.ts';
import { FaqList } from '../features/faq/faq-list.tsx';
import { absoluteUrl, pageMeta } from '../meta.ts';
import { breadcrumbJsonLd } from '../seo/breadcrumb-json-ld.ts';
import { PageHead } from '../ui/page-head.tsx';
import type { Route } from './+types/faqs.ts';

export const handle = { audience: 'everyone', sitemap: 'itself', share: 'words', offline: true } satisfies PageFacts;

export const meta: Route.MetaFunction = ({ matches }) => [
  ...pageMeta(matches, { ...faqPage.head, path: '/faqs' }),
  { 'script:ld+json': faqJsonLd(faqs) },
  { 'script:ld+json': breadcrumbJsonLd(absoluteUrl(matches), [faqPage.heading, '/faqs']) },
];

export default function Faqs() {
  return (
    <>
      <PageHead title={faqPage.heading} />
      <div className="page max-w-[58rem]! pt-8 pb-16 md:pt-10 md:pb-28">
        <FaqList />
        <p className="mt-9 text-center text-text-2">
          {faqPage.footer.question}{' '}
          <Link to="/contact" className="text-link inline-flex min-h-11 items-center">
            {faqPage.footer.link}
          </Link>
        </p>
      </div>
    </>
  );
}
