import { describe, expect, it } from 'vitest';
import { unnamedCompany } from '../company.ts';
import { companyLines as hindiCompanyLines } from '../hi/about.ts';
import { about, companyLines } from './about.ts';

const company = {
  ...unnamedCompany,
  legalName: 'Example Private Limited',
  email: 'care@example.com',
};

describe.each([
  ['English', companyLines],
  ['Hindi', hindiCompanyLines],
])('the company in %s', (_language, lines) => {
  it('displays the company’s configured lines, and no other', () => {
    const result = lines(company);
    expect(result).toHaveLength(2);
    expect(result.join(' ')).toContain('Example Private Limited');
    expect(result.join(' ')).toContain('care@example.com');
  });
});

it('displays the permitted claims, and none without any', () => {
  const claims = { clients: '50,000+', satisfaction: '97%', guarantee: 'yes' };
  expect(about.ourselves(claims).text).toMatch(
    /50,000\+ satisfied clients, 97% satisfaction.*money-back guarantee/,
  );
  expect(about.ourselves({}).text).toBe('Correct names, open prices and straight answers.');
});
