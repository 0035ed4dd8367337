import type { ReturnRule, ReturnTerms } from '@jyotiratna/contract';

const at = (name: string) => `https://schema.org/${name}`;

/**
 * A return policy as schema.org JSON-LD: days, method, fees, refund type.
 * @param shopPays whether the shop pays the return shipping when the buyer has changed their mind
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
  // For search engines, items returnable only when faulty are not returnable.
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
