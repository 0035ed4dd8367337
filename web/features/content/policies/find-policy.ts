import { policies } from '#content/policies/all.ts';
import { type Company, unnamedCompany } from '../../../content/company.ts';
import type { Policy } from '../../../content/policy.ts';

/** The policy at a path. @throws without one, which is a mistake in a route */
export function findPolicy(path: Policy['path'], company: Company = unnamedCompany): Policy {
  const found = policies.map((policy) => policy(company)).find((policy) => policy.path === path);
  if (!found) throw new Error(`There is no policy at ${path}.`);
  return found;
}
