import { policyMeta } from '../features/policies/policy-meta.ts';
import { PolicyPage } from '../features/policies/policy-page.tsx';
import type { Route } from './+types/shipping-policy.ts';

const path = 'shipping-policy';

export const meta: Route.MetaFunction = ({ matches }) =>
  policyMeta(
    matches,
    path,
    'Processing in 2-3 business days, standard shipping in 5-7, within India only: times, costs and what to do when a parcel is late.',
  );

export default function ShippingPolicy() {
  return <PolicyPage path={path} />;
}
