import type { PageMeta } from '@jyotiratna/contract';
import { contact } from '#content/contact.ts';
import { ContactDetails } from '../features/contact/contact-details.tsx';
import { ContactForm } from '../features/contact/contact-form.tsx';
import { absoluteUrl, pageMeta } from '../meta.ts';
import { breadcrumbJsonLd } from '../seo/breadcrumb-json-ld.ts';
import { useShopConfig } from '../shell/use-shop-config.ts';
import { PageHead } from '../ui/page-head.tsx';
import type { Route } from './+types/contact-us.ts';

export const handle = {
  audience: 'everyone',
  sitemap: 'itself',
  share: 'words',
} satisfies PageMeta;

export const meta: Route.MetaFunction = ({ matches }) => [
  ...pageMeta(matches, { ...contact.head, path: '/contact-us' }),
  { 'script:ld+json': breadcrumbJsonLd(absoluteUrl(matches), [contact.heading, '/contact-us']) },
];

export default function ContactUs() {
  return (
    <>
      <PageHead title={contact.heading}>
        <p>{contact.lead}</p>
      </PageHead>
      <div className="page grid gap-x-16 gap-y-10 pt-6 pb-16 md:grid-cols-[1fr_20rem] md:pt-11 md:pb-28">
        <div className="facet-card border border-line bg-surface p-5 md:p-8">
          <ContactForm />
        </div>
        <ContactDetails company={useShopConfig()?.company} />
      </div>
    </>
  );
}
