import { indianDate } from '@jyotiratna/contract';
import { policies } from '#content/policies/all.ts';
import { type Company, unnamedCompany } from '../../../content/company.ts';
import type { ReadPage } from '../../../content/page.ts';
import type { Policy } from '../../../content/policy.ts';

/** The policy at a path. @throws Error for an unknown path, which is a mistake in a route */
export function findPolicy(path: Policy['path'], company: Company = unnamedCompany): Policy {
  const found = policies.map((policy) => policy(company)).find((policy) => policy.path === path);
  if (!found) throw new Error(`There is no policy at ${path}.`);
  return found;
}

/** The policy with the owner's text, if published. */
export function policyOf(path: Policy['path'], company: Company, own: ReadPage | null): Policy {
  const policy = findPolicy(path, company);
  if (!own) return policy;
  const { title, description, lead, body, changed } = own;
  return {
    path,
    title,
    lead,
    body,
    description: description || policy.description,
    lastChanged: indianDate(Date.parse(changed)),
  };
}
