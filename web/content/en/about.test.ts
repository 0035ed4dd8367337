import { usualReturns } from '@jyotiratna/contract';
import { describe, expect, it } from 'vitest';
import { companyLines as hindiCompanyLines } from '../hi/about.ts';
import { companyLines } from './about.ts';

const company = {
  shopName: 'Jyotiratna',
  legalName: 'Example Private Limited',
  address: '',
  email: 'care@example.com',
  phone: '',
  careersEmail: '',
  grievanceOfficer: '',
  grievanceEmail: '',
  gstin: '',
  returns: usualReturns,
};

describe.each([
  ['English', companyLines],
  ['Hindi', hindiCompanyLines],
])('the company in %s', (_language, lines) => {
  it('is told by the lines that the owner has configured, and no other', () => {
    const told = lines(company);
    expect(told).toHaveLength(2);
    expect(told.join(' ')).toContain('Example Private Limited');
    expect(told.join(' ')).toContain('care@example.com');
  });
});
