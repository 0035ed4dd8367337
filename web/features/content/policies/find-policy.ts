import { usualReturns } from '@jyotiratna/contract';
import { policies } from '#content/policies/all.ts';
import type { Company } from '../../../content/company.ts';
import type { Policy } from '../../../content/policy.ts';

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
};

/** The policy at a path. @throws when there is none, which is a slip in a route */
export function findPolicy(path: Policy['path'], company: Company = unnamedCompany): Policy {
  const found = policies.map((policy) => policy(company)).find((policy) => policy.path === path);
  if (!found) throw new Error(`There is no policy at ${path}.`);
  return found;
}
