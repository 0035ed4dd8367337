import { policies } from '#content/policies/all.ts';
import { type Company, unnamedCompany } from '../../../content/company.ts';
import type { Policy } from '../../../content/policy.ts';

/** The policy at a path. @throws when there is none, which is a slip in a route */
export function findPolicy(path: Policy['path'], company: Company = unnamedCompany): Policy {
  const found = policies.map((policy) => policy(company)).find((policy) => policy.path === path);
  if (!found) throw new Error(`There is no policy at ${path}.`);
  return found;
}
