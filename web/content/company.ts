import { defaultDelivery, defaultReturns, type PublicConfig } from '@jyotiratna/contract';

/**
 * The company data available to content: the public configuration, with the shop's name. A
 * field that the owner has not configured is empty, and the text that needs it is omitted;
 * nothing here is ever invented.
 */
export type Company = PublicConfig['company'] &
  Pick<PublicConfig, 'shopName' | 'returns' | 'delivery' | 'shippingMost' | 'claims'>;

/** The facts of the public configuration that texts may state. */
export function companyOf(config: PublicConfig): Company {
  const { company, shopName, returns, delivery, shippingMost: shippingMax, claims } = config;
  return { ...company, shopName, returns, delivery, shippingMost: shippingMax, claims };
}

/** A company with only the shop's name: every line that needs more is omitted. */
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
  returns: defaultReturns,
  delivery: { ...defaultDelivery.elsewhere, sample: true },
  shippingMost: 0,
  claims: {},
};

/**
 * Filters the lines whose every part is configured: `configured([company.email, (email) =>
 * …])`.
 */
export function configured(...lines: readonly (readonly [value: string, line: (value: string) => string])[]): string[] {
  return lines.flatMap(([value, line]) => (value.trim() === '' ? [] : [line(value.trim())]));
}
