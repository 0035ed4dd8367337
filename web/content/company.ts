import { type PublicConfig, usualDelivery, usualReturns } from '@jyotiratna/contract';

/**
 * What a text may say about the company: the public configuration, with the shop's name. A field that the owner has
 * not configured is empty, and the sentence that needs it is left out; nothing here is ever invented.
 */
export type Company = PublicConfig['company'] &
  Pick<PublicConfig, 'shopName' | 'returns' | 'delivery' | 'shippingMost' | 'claims'>;

/** The facts of the public configuration that texts may state. */
export function companyOf(config: PublicConfig): Company {
  const { company, shopName, returns, delivery, shippingMost, claims } = config;
  return { ...company, shopName, returns, delivery, shippingMost, claims };
}

/** A company of which nothing is known but the shop's name: every line that needs more is left out. */
export const unnamedCompany: Company = {
  shopName: 'Jyotiratna',
  legalName: '',
  address: '',
  email: '',
  phone: '',
  careersEmail: '',
  grievanceOfficer: '',
  grievanceEmail: '',
  gstin: '',
  returns: usualReturns,
  delivery: { ...usualDelivery.elsewhere, sample: true },
  shippingMost: 0,
  claims: {},
};

/** Keeps the lines whose every part is configured: `configured([company.email, (email) => …])`. */
export function configured(...lines: readonly (readonly [value: string, line: (value: string) => string])[]): string[] {
  return lines.flatMap(([value, line]) => (value.trim() === '' ? [] : [line(value.trim())]));
}
