import type { PublicConfig } from '@jyotiratna/contract';
import { Truck } from 'lucide-react';
import { Link } from 'react-router';
import { Brand } from './brand.tsx';
import { useShopConfig } from './use-shop-config.ts';

const explore = [
  { to: '/remedies', label: 'Remedies' },
  { to: '/spiritual-healers', label: 'Spiritual Healers' },
  { to: '/kundli', label: 'Free Kundli' },
  { to: '/about', label: 'About' },
];
const help = [
  { to: '/contact', label: 'Contact' },
  { to: '/faqs', label: 'FAQs' },
  { to: '/shipping-policy', label: 'Shipping Policy' },
  { to: '/refund-policy', label: 'Cancellation & Refund' },
];
const categories = ['Love & Relationships', 'Health & Vitality', 'Wealth & Career', 'Protection & Grounding'];
const policies = [
  { to: '/privacy-policy', label: 'Privacy Policy' },
  { to: '/terms-conditions', label: 'Terms & Conditions' },
];
const networks: { key: keyof PublicConfig['social']; label: string }[] = [
  { key: 'instagram', label: 'Instagram' },
  { key: 'facebook', label: 'Facebook' },
  { key: 'youtube', label: 'YouTube' },
  { key: 'x', label: 'X' },
];

type LinkTo = { to: string; label: string };

export function Footer() {
  const config = useShopConfig();
  return (
    <footer className="night relative bg-mayur-950!">
      <div className="scale [--tick:var(--color-mayur-800)] [--tick-major:var(--color-mayur-600)]" />
      <div className="page grid grid-cols-2 gap-x-6 gap-y-12 pt-14 pb-10 md:grid-cols-[1.6fr_1fr_1fr_1fr] md:pt-18">
        <div className="col-span-2 md:col-span-1">
          <Brand night />
          <p className="mt-3 max-w-64 text-small text-text-2">
            Semi-precious stones and bracelets, matched to your chart and made by hand.
          </p>
          <p className="mt-4 flex items-center gap-2.5 text-small">
            <Truck aria-hidden size={20} strokeWidth={1.6} className="text-text-2" />
            International shipping available
          </p>
          {config && <Contact company={config.company} />}
        </div>
        <Column title="Explore" links={explore} />
        <Column title="Help" links={help} />
        <div>
          <h2 className="font-text text-body font-semibold text-kesar-300">Remedies for</h2>
          <ul className="mt-2">
            {categories.map((category) => (
              <li key={category} className="flex min-h-11 items-center text-text-2">
                {category}
              </li>
            ))}
          </ul>
        </div>
      </div>
      <div className="page pb-8">
        <div className="flex flex-wrap justify-between gap-x-8 border-t border-mayur-800 pt-4 text-small">
          <ul className="flex flex-wrap gap-x-6">
            {networks.map(({ key, label }) => {
              const href = config?.social[key];
              return href ? (
                <li key={key}>
                  <a href={href} rel="noopener" className={footLink}>
                    {label}
                  </a>
                </li>
              ) : null;
            })}
          </ul>
          <Links links={policies} className="flex flex-wrap gap-x-6" />
        </div>
      </div>
    </footer>
  );
}

const footLink = 'inline-flex min-h-11 items-center hover:underline hover:underline-offset-4';

function Contact({ company }: { company: PublicConfig['company'] }) {
  return (
    <address className="mt-3 flex flex-col text-small not-italic">
      {company.email && (
        <a href={`mailto:${company.email}`} className={footLink}>
          {company.email}
        </a>
      )}
      {company.phone && (
        <a href={`tel:${company.phone.replace(/[^+\d]/g, '')}`} className={footLink}>
          {company.phone}
        </a>
      )}
    </address>
  );
}

function Column({ title, links }: { title: string; links: LinkTo[] }) {
  return (
    <nav aria-label={title}>
      <h2 className="font-text text-body font-semibold text-kesar-300">{title}</h2>
      <Links links={links} className="mt-2" />
    </nav>
  );
}

function Links({ links, className }: { links: LinkTo[]; className: string }) {
  return (
    <ul className={className}>
      {links.map(({ to, label }) => (
        <li key={to}>
          <Link to={to} className={footLink}>
            {label}
          </Link>
        </li>
      ))}
    </ul>
  );
}
