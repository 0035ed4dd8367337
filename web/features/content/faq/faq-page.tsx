import { Link } from 'react-router';
import { faqPage } from '#content/faqs.ts';
import { PageHead } from '../../../ui/page-head.tsx';
import { FaqList } from './faq-list.tsx';
import type { ReadFaqGroup } from './groups-here.ts';

/** The FAQs, and a contact link for other questions. */
export function FaqPage({ groups }: { groups: readonly ReadFaqGroup[] }) {
  return (
    <>
      <PageHead title={faqPage.heading} />
      <div className="page max-w-[58rem]! pt-8 pb-16 md:pt-10 md:pb-28">
        <FaqList groups={groups} />
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
