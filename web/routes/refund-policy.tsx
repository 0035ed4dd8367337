import { policyMeta } from '../features/policies/policy-meta.ts';
import { PolicyPage } from '../features/policies/policy-page.tsx';
import type { Route } from './+types/refund-policy.ts';

const path = 'refund-policy';

export const meta: Route.MetaFunction = ({ matches }) => policyMeta(matches, path);

export default function RefundPolicy() {
  return <PolicyPage path={path} />;
}
