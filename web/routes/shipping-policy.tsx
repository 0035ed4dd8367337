import type { PageMeta } from '@jyotiratna/contract';
import { policyMeta } from '../features/content/policies/policy-meta.ts';
import { PolicyPage } from '../features/content/policies/policy-page.tsx';
import type { Route } from './+types/shipping-policy.ts';

const path = 'shipping-policy';

export const handle = { audience: 'everyone', sitemap: 'itself', share: 'words' } satisfies PageMeta;

export const meta: Route.MetaFunction = ({ matches }) => policyMeta(matches, path);

export default function ShippingPolicy() {
  return <PolicyPage path={path} />;
}
