import type { PublicConfig } from '@jyotiratna/contract';
import { Truck } from 'lucide-react';
import { Link } from 'react-router';
import { footer } from '#content/shop-frame.ts';
import { Brand } from './brand.tsx';
import { LanguageSwitch } from './language-switch.tsx';
import { useClaims } from './use-claims.ts';
import { useCollectionLinks } from './use-collection-links.ts';
import { useShopConfig } from './use-shop-config.ts';

const { links } = footer;
const explore = [
  { to: '/remedies', label: links.remedies },
  { to: '/stones', label: links.stones },
  { to: '/spiritual-healers', label: links.healers },
  { to: '/kundli', label: links.kundli },
  { to: '/kundli-matching', label: links.matching },
  { to: '/horoscope', label: links.horoscope },
  { to: '/panchang', label: links.panchang },
  { to: '/about', label: links.about },
];
const cards = { to: '/gift-cards', label: links.giftCards };
const help = [
  { to: '/contact', label: links.contact },
  { to: '/faqs', label: links.faqs },
  { to: '/shipping-policy', label: links.shipping },
  { to: '/refund-policy', label: links.refund },
];
const policies = [
  { to: '/privacy-policy', label: links.privacy },
  { to: '/terms-conditions', label: links.terms },
];
const networks = ['instagram', 'facebook', 'youtube', 'x'] as const;

type LinkTo = { to: string; label: string };

export function Footer() {
  const config = useShopConfig();
  const { international } = useClaims();
  const collections = useCollectionLinks('footer');
  return (
    // The footer is initially below the fold, so its layout and fonts are deferred until hydration,
    // or until it is nearly visible.
    <footer className="night relative bg-mayur-950! laid-out-later [contain-intrinsic-size:auto_1120px] desktop:[contain-intrinsic-size:auto_556px]">
      <div className="scale [--tick:var(--color-mayur-800)] [--tick-major:var(--color-mayur-600)]" />
      <div className="page grid grid-cols-2 gap-x-6 gap-y-12 pt-14 pb-10 md:grid-cols-[1.6fr_1fr_1fr_1fr] md:pt-18">
        <div className="col-span-2 md:col-span-1">
          <Brand night />
          <p className="mt-3 max-w-64 text-small text-text-2">{footer.line}</p>
          {international && (
            <p className="mt-4 flex items-center gap-2.5 text-small">
              <Truck aria-hidden size={20} strokeWidth={1.6} className="text-text-2" />
              {footer.international}
            </p>
          )}
          {config && <Contact company={config.company} />}
        </div>
        <Column
          title={footer.explore}
          links={[...explore, ...(config?.giftCards ? [cards] : []), ...collections]}
        />
        <Column title={footer.help} links={help} />
        <div>
          <h2 className="font-text text-body font-semibold text-kesar-300">{footer.remediesFor}</h2>
          <ul className="mt-2">
            {footer.categories.map((category) => (
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
            {networks.map((key) => {
              const href = config?.social[key];
              return href ? (
                <li key={key}>
                  <a href={href} rel="noopener" className={footLink}>
                    {footer.social[key]}
                  </a>
                </li>
              ) : null;
            })}
          </ul>
          <div className="flex flex-wrap gap-x-6">
            <Links links={policies} className="flex flex-wrap gap-x-6" />
            <LanguageSwitch className="hover:underline hover:underline-offset-4" />
          </div>
        </div>
      </div>
    </footer>
  );
}

const footLink =
  'inline-flex min-h-11 min-w-11 items-center hover:underline hover:underline-offset-4';

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
