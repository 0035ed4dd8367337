import { defaultReturns } from '@jyotiratna/contract';
import { expect, it } from 'vitest';
import { returnPolicy } from './return-policy.ts';

it('has days, method, fees and refund of a return', () => {
  expect(returnPolicy('standard', defaultReturns, false)).toMatchObject({
    merchantReturnDays: 30,
    returnMethod: 'https://schema.org/ReturnByMail',
    returnFees: 'https://schema.org/ReturnFeesCustomerResponsibility',
    itemDefectReturnFees: 'https://schema.org/FreeReturn',
    refundType: 'https://schema.org/FullRefund',
  });
  expect(returnPolicy('standard', defaultReturns, true)).toMatchObject({
    returnFees: 'https://schema.org/FreeReturn',
  });
});

it('permits no return of items that are returnable only if faulty', () => {
  expect(returnPolicy('faulty_only', defaultReturns, true)).toEqual({
    '@type': 'MerchantReturnPolicy',
    applicableCountry: 'IN',
    returnPolicyCountry: 'IN',
    itemDefectReturnFees: 'https://schema.org/FreeReturn',
    returnPolicyCategory: 'https://schema.org/MerchantReturnNotPermitted',
  });
});
