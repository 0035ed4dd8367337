import type { PublicConfig } from '@jyotiratna/contract';
import { Clock, type LucideIcon, Mail, MapPin, Phone, Scale } from 'lucide-react';
import type { ReactNode } from 'react';
import { contact } from '#content/contact.ts';
import { LinkButton } from '../../ui/button.tsx';

const { labels } = contact;

/** Other contact details of the shop, as far as configured. */
export function ContactDetails({ company }: { company: PublicConfig['company'] | undefined }) {
  const {
    email = '',
    phone = '',
    address = '',
    grievanceOfficer = '',
    grievanceEmail = '',
  } = company ?? {};
  return (
    <aside aria-label={contact.detailsHeading} className="grid content-start gap-5">
      <dl className="grid">
        {email && (
          <Detail icon={Mail} label={labels.email}>
            <EmailLink email={email} />
          </Detail>
        )}
        {phone && (
          <Detail icon={Phone} label={labels.phone}>
            <a href={`tel:${phone.replace(/[^+\d]/g, '')}`} className={link}>
              {phone}
            </a>
          </Detail>
        )}
        <Detail icon={Clock} label={labels.hours}>
          {contact.hours}
        </Detail>
        {address && (
          <Detail icon={MapPin} label={labels.address}>
            {address}
          </Detail>
        )}
        {grievanceOfficer && (
          <Detail icon={Scale} label={labels.officer}>
            {grievanceOfficer}
            {grievanceEmail && (
              <>
                <br />
                <EmailLink email={grievanceEmail} />
              </>
            )}
          </Detail>
        )}
      </dl>
      <LinkButton to="/faqs" kind="second" wide>
        {contact.faqs}
      </LinkButton>
    </aside>
  );
}

const link = 'inline-flex min-h-11 items-center break-all hover:underline hover:underline-offset-4';

function EmailLink({ email }: { email: string }) {
  return (
    <a href={`mailto:${email}`} className={link}>
      {email}
    </a>
  );
}

function Detail({
  icon: Icon,
  label,
  children,
}: {
  icon: LucideIcon;
  label: string;
  children: ReactNode;
}) {
  return (
    <div className="grid grid-cols-[20px_1fr] gap-x-4 border-b border-line py-3.5 first:pt-0">
      <dt className="col-span-2 grid grid-cols-subgrid items-center text-small text-text-2">
        <Icon aria-hidden size={20} strokeWidth={1.6} className="text-accent" />
        {label}
      </dt>
      <dd className="col-start-2 font-medium">{children}</dd>
    </div>
  );
}
