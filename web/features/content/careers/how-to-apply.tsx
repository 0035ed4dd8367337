import { Mail } from 'lucide-react';
import { Link } from 'react-router';
import { applyMailto, careers } from '#content/careers.ts';
import { BulletList } from '../../../ui/bullet-list.tsx';
import { buttonClass } from '../../../ui/button.tsx';

const { howToApply, join } = careers;

/** The email address and the contents of an application. `address` is empty if not configured. */
export function HowToApply({ address }: { address: string }) {
  return (
    <section
      aria-labelledby="apply"
      className="facet-panel grid gap-8 bg-mayur-50 p-5 md:grid-cols-[1fr_22rem] md:items-center md:gap-16 md:p-12"
    >
      <div>
        <h2 id="apply" className="text-heading-m">
          {howToApply.heading}
        </h2>
        <p className="mt-4 max-w-[56ch]">
          {address ? (
            <>
              {howToApply.before}{' '}
              <a href={`mailto:${address}`} className="text-link break-all">
                {address}
              </a>{' '}
              {howToApply.after}
            </>
          ) : (
            <Link to="/contact-us" className="text-link">
              {howToApply.withoutAddress}
            </Link>
          )}{' '}
          <strong className="font-semibold">‘{howToApply.subject}’</strong>
          {howToApply.end}
        </p>
        <p className="mt-4 mb-2">{howToApply.include}</p>
        <BulletList items={howToApply.items} />
        <p className="mt-4 text-text-2">{howToApply.reply}</p>
      </div>
      <div className="facet-card border border-line bg-surface p-5 md:p-7">
        <h2 className="text-heading-s">{join.heading}</h2>
        <p className="mt-1.5 mb-5 text-small text-text-2">{join.text}</p>
        <a href={applyMailto(address)} className={buttonClass({ wide: true })}>
          <Mail aria-hidden size={20} strokeWidth={1.6} />
          {join.button}
        </a>
      </div>
    </section>
  );
}
