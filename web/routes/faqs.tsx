import { Link } from 'react-router';
import { faqFooter, faqs, faqTitle } from '#content/faqs.ts';
import { faqJsonLd } from '../features/faq/faq-json-ld.ts';
import { FaqList } from '../features/faq/faq-list.tsx';
import { absoluteUrl, pageMeta } from '../meta.ts';
import { breadcrumbJsonLd } from '../seo/breadcrumb-json-ld.ts';
import { PageHead } from '../ui/page-head.tsx';
import type { Route } from './+types/faqs.ts';

export const meta: Route.MetaFunction = ({ matches }) => [
  ...pageMeta(matches, {
    title: `${faqTitle} | Jyotiratna`,
    description:
      'Answers on numbers, kundli and matchmaking, astrologers and their charges, accuracy, orders, delivery and returns.',
    path: '/faqs',
  }),
  { 'script:ld+json': faqJsonLd(faqs) },
  { 'script:ld+json': breadcrumbJsonLd(absoluteUrl(matches), [faqTitle, '/faqs']) },
];

export default function Faqs() {
  return (
    <>
      <PageHead title={faqTitle} />
      <div className="page max-w-[58rem]! pt-8 pb-16 md:pt-10 md:pb-28">
        <FaqList />
        <p className="mt-9 text-center text-text-2">
          {faqFooter.question}{' '}
          <Link to="/contact" className="text-link inline-flex min-h-11 items-center">
            {faqFooter.link}
          </Link>
        </p>
      </div>
    </>
  );
}
