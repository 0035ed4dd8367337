import type { ReactNode } from 'react';
import { NavLink } from 'react-router';
import { contact } from '#content/contact.ts';
import { policies, policyPage } from '#content/policies/all.ts';
import type { Company } from '../../../content/company.ts';
import { companyOf, unnamedCompany } from '../../../content/company.ts';
import type { ReadPage } from '../../../content/page.ts';
import type { Policy } from '../../../content/policy.ts';
import { plainDate } from '../../../plain-date.ts';
import { useShopConfig } from '../../../shell/use-shop-config.ts';
import { Blocks } from '../../../ui/blocks.tsx';
import { PageHead } from '../../../ui/page-head.tsx';
import { policyOf } from './find-policy.ts';

/** `before`: content above the text. */
type Props = { path: Policy['path']; own: ReadPage | null; before?: ReactNode };

/** A policy, next to the list of all policies. */
export function PolicyPage({ path, own, before }: Props) {
  const config = useShopConfig();
  const company = config ? companyOf(config) : unnamedCompany;
  const { title, lead, lastChanged, body } = policyOf(path, company, own);
  return (
    <>
      <PageHead title={title}>
        <p>{lead}</p>
      </PageHead>
      <div className="page grid gap-x-16 gap-y-12 pt-7 pb-16 md:grid-cols-[14.5rem_1fr] md:pt-12 md:pb-28">
        <PolicyList company={company} />
        <article className="min-w-0 md:order-last">
          <p className="mb-7 text-small text-text-2">
            {policyPage.lastChanged} <time dateTime={lastChanged}>{plainDate(lastChanged)}</time>
          </p>
          {before}
          <Blocks body={body} />
        </article>
      </div>
    </>
  );
}

function PolicyList({ company }: { company: Company }) {
  const links = [
    ...policies
      .map((policy) => policy(company))
      .map(({ path, title }) => ({ to: `/${path}`, label: title })),
    { to: '/contact-us', label: contact.heading },
  ];
  return (
    <nav aria-label={policyPage.list} className="max-md:order-last">
      <ul className="border-l border-line md:sticky md:top-6">
        {links.map(({ to, label }) => (
          <li key={to}>
            <NavLink
              to={to}
              className="-ml-px flex min-h-11 items-center border-l-3 border-transparent py-2 pl-4 text-small text-text-2 hover:text-accent aria-[current=page]:border-kesar-400 aria-[current=page]:font-semibold aria-[current=page]:text-text"
            >
              {label}
            </NavLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
