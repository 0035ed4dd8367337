import { defaultDelivery, defaultReturns, type PublicConfig } from '@jyotiratna/contract';

/**
 * The company data available to content: the public configuration, with the shop's name. A
 * field that the owner has not configured is empty, and the text that needs it is omitted;
 * nothing here is ever invented.
 */
export type Company = PublicConfig['company'] &
  Pick<
    PublicConfig,
    | 'shopName'
    | 'returns'
    | 'delivery'
    | 'shippingMost'
    | 'claims'
    | 'sessionFees'
    | 'shopPaysWayBack'
  > & {
    /** The payment provider's name for customers; empty without a provider. */
    paymentProvider: string;
  };

/** The data of the public configuration that pages may state. */
export function companyOf(config: PublicConfig): Company {
  const { company, shopName, returns, delivery, shippingMost, claims, payments } = config;
  const { sessionFees, shopPaysWayBack } = config;
  const policies = { returns, delivery, shippingMost, claims, sessionFees, shopPaysWayBack };
  return { ...company, ...policies, shopName, paymentProvider: payments.title };
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
  grievanceDesignation: '',
  grievancePhone: '',
  branches: '',
  paymentContact: '',
  gstin: '',
  returns: defaultReturns,
  delivery: { ...defaultDelivery.elsewhere, sample: true },
  shippingMost: 0,
  claims: {},
  sessionFees: true,
  shopPaysWayBack: false,
  paymentProvider: '',
};

/**
 * Filters the lines whose values are all configured: `configured([company.email, (email) => …])`.
 */
export function configured(
  ...lines: readonly (readonly [value: string, line: (value: string) => string])[]
): string[] {
  return lines.flatMap(([value, line]) => (value.trim() === '' ? [] : [line(value.trim())]));
}
