import type { PageMeta } from '@jyotiratna/contract';
import { useNavigate } from 'react-router';
import { payLink } from '#messages/payments/pay-link.ts';
import { PayLinkPage } from '../features/checkout/link/pay-link-page.tsx';
import type { Route } from './+types/pay.ts';

export const handle = { audience: 'person', policy: 'payment', popups: true } satisfies PageMeta;

export const meta: Route.MetaFunction = () => [{ title: payLink.pageTitle }];

export default function Pay({ params: { token } }: Route.ComponentProps) {
  const navigate = useNavigate();
  return (
    <PayLinkPage
      key={token}
      token={token}
      onPaid={(orderId) => void navigate(`/order/${orderId}`, { replace: true })}
    />
  );
}
