import type { PageMeta } from '@jyotiratna/contract';
import { policyMeta } from '../features/content/policies/policy-meta.ts';
import { PolicyPage } from '../features/content/policies/policy-page.tsx';
import type { Route } from './+types/terms-conditions.ts';

const path = 'terms-conditions';

export const handle = { audience: 'everyone', sitemap: 'itself', share: 'words' } satisfies PageMeta;

export const meta: Route.MetaFunction = ({ matches }) => policyMeta(matches, path);

export default function TermsConditions() {
  return <PolicyPage path={path} />;
}
