import type { PageMeta } from '@jyotiratna/contract';
import { leaveAlertsRoute } from '@jyotiratna/contract/stock-alerts';
import { stockAlertLinks } from '#messages/stock-alerts/stock-alert.ts';
import { api } from '../api.ts';
import { ResponseLink } from '../features/newsletter/response-link.tsx';
import type { Route } from './+types/stock-alert-leave.ts';

export const handle = { audience: 'person' } satisfies PageMeta;

export const meta: Route.MetaFunction = () => [{ title: stockAlertLinks.leave.pageTitle }];

export default function StockAlertLeave() {
  return (
    <ResponseLink
      copy={stockAlertLinks.leave}
      send={(token) => api(leaveAlertsRoute, { body: { token } })}
    />
  );
}
