import {
  formatRupees,
  netQuantityOf,
  type Product,
  type PublicConfig,
  partyRoles,
  purityMarks,
  type ReturnRule,
} from '@jyotiratna/contract';
import { productPromises } from '#content/shop-frame.ts';
import { product as copy } from '#messages/catalogue/product.ts';
import { dayRange } from '../../content/day-range.ts';
import { Logo } from '../../ui/logo.tsx';

/** Colour, size and the other attributes, as names and values. */
export function AttributeList({ attributes }: Pick<Product, 'attributes'>) {
  if (!attributes.length) return null;
  return (
    <dl className="border-t border-line">
      {attributes.map(({ key, value, benefits }) => (
        <div
          key={`${key} ${value}`}
          className="grid grid-cols-[110px_1fr] gap-x-4 border-b border-line py-2.5"
        >
          <dt className="text-text-2">{copy.attributes[key]}</dt>
          <dd className="font-medium">
            {value}
            {benefits && (
              <span className="block text-small font-normal text-text-2">{benefits}</span>
            )}
          </dd>
        </div>
      ))}
    </dl>
  );
}

/** The benefits of the remedy; each text attributes its claim to tradition. */
export function BenefitList({ benefits }: Pick<Product, 'benefits'>) {
  if (!benefits.length) return null;
  return (
    <section className="mt-2">
      <h2 className="text-heading-s">{copy.benefits}</h2>
      <MarkedList items={benefits} />
    </section>
  );
}

type PromiseProps = {
  rule: ReturnRule;
  /** The return period in days after the delivery. */
  days: number;
  /**
   * Whether the item is made or energised before shipment, so that the default delivery days do
   * not apply.
   */
  isPersonalized: boolean;
  config: Pick<PublicConfig, 'delivery' | 'shippingMost'>;
};

/** The shop's promises for a product, with its own return policy. */
export function PurchasePromises({ rule, days, isPersonalized, config }: PromiseProps) {
  const { heading, made: madeToOrder, quality, returns, belief } = productPromises;
  const promise = productPromises[config.shippingMost > 0 ? 'paid' : 'free'](
    dayRange(config.delivery),
  );
  const delivery = isPersonalized ? { ...promise, text: madeToOrder } : promise;
  return (
    <section className="mt-2">
      <h2 className="text-heading-s">{heading}</h2>
      <ul className="mt-3 flex flex-col gap-3.5">
        {[quality, delivery, returns[rule](days)].map(({ title, text }) => (
          <li key={title} className="flex items-start gap-3">
            <Logo size={22} className="mt-px" />
            <span>
              <span className="block font-medium">{title}</span>
              <span className="block text-small text-text-2">{text}</span>
            </span>
          </li>
        ))}
      </ul>
      <p className="mt-4 text-small text-text-2">{belief}</p>
    </section>
  );
}

function MarkedList({ items }: { items: readonly string[] }) {
  return (
    <ul className="mt-3 flex flex-col gap-2.5">
      {items.map((item) => (
        <li key={item} className="flex items-start gap-3">
          <Logo size={22} className="mt-px" />
          {item}
        </li>
      ))}
    </ul>
  );
}

const { legal } = copy;

type LegalProps = Pick<
  Product,
  | 'mrp'
  | 'netQuantity'
  | 'netUnit'
  | 'weightMg'
  | 'countryOfOrigin'
  | 'materialFrom'
  | 'hallmark'
  | 'parties'
  | 'sample'
> & {
  company: PublicConfig['company'] | undefined;
};

/**
 * The declarations that the Legal Metrology (Packaged Commodities) Rules, r. 6(10), require on a
 * product page; missing ones are omitted.
 */
export function LegalLines({ company, ...product }: LegalProps) {
  const { mrp, countryOfOrigin, materialFrom, hallmark, parties = {}, sample } = product;
  const quantity = netQuantityOf(product);
  const seller = company && [company.legalName, company.address].filter(Boolean).join(', ');
  const contact = company && [company.email, company.phone].filter(Boolean).join(', ');
  const lines = [
    mrp !== null && legal.price(formatRupees(mrp)),
    quantity && legal.quantity(quantity.value, quantity.unit),
    countryOfOrigin &&
      (materialFrom
        ? legal.originOf(countryOfOrigin, materialFrom)
        : legal.origin(countryOfOrigin)),
    hallmark && legal.hallmark(purityMarks[hallmark]),
    ...partyRoles.map((role) => {
      const party = parties[role];
      return (
        party && legal[role](`${party.name}, ${party.address}, ${copy.country(party.country)}`)
      );
    }),
    seller && legal.seller(seller),
    contact && legal.contact(contact),
    sample && productPromises.picture,
  ].filter((line) => typeof line === 'string' && line !== '');
  return <p className="text-meta text-text-2">{lines.join(' ')}</p>;
}
