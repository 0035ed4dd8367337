import type { ReturnRule, ReturnTerms } from '@jyotiratna/contract';

const at = (name: string) => `https://schema.org/${name}`;

/**
 * A return rule as schema.org describes it: days, method, fees, refund type.
 * @param shopPays whether the shop pays the return shipping of a buyer who changed their mind
 */
export function returnPolicy(
  rule: ReturnRule,
  { days, setPercent }: ReturnTerms,
  shopPays: boolean,
) {
  const shared = {
    '@type': 'MerchantReturnPolicy',
    applicableCountry: 'IN',
    returnPolicyCountry: 'IN',
    itemDefectReturnFees: at('FreeReturn'),
  };
  // Items returnable only when faulty are, to a search engine, not returnable.
  if (rule === 'faulty_only')
    return { ...shared, returnPolicyCategory: at('MerchantReturnNotPermitted') };
  return {
    ...shared,
    returnPolicyCategory: at('MerchantReturnFiniteReturnWindow'),
    merchantReturnDays: days[rule],
    returnMethod: at('ReturnByMail'),
    returnFees: at(shopPays ? 'FreeReturn' : 'ReturnFeesCustomerResponsibility'),
    refundType:
      rule === 'set_jewellery' && setPercent < 100 ? at('ExchangeRefund') : at('FullRefund'),
  };
}
