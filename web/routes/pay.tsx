import type { PageMeta } from '@jyotiratna/contract';
import { useNavigate } from 'react-router';
import { payLink } from '#messages/payments/pay-link.ts';
import { PayLinkPage, paidOrderPath } from '../features/checkout/link/pay-link-page.tsx';
import type { Route } from './+types/pay.ts';

export const handle = { audience: 'person', policy: 'payment', popups: true } satisfies PageMeta;

export const meta: Route.MetaFunction = () => [{ title: payLink.pageTitle }];

export default function Pay({ params: { token } }: Route.ComponentProps) {
  const navigate = useNavigate();
  return (
    <PayLinkPage
      key={token}
      token={token}
      onPaid={(order) => void navigate(paidOrderPath(order), { replace: true })}
    />
  );
}
