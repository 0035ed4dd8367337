import type { PageMeta } from '@jyotiratna/contract';
import { confirmAlertRoute } from '@jyotiratna/contract/stock-alerts';
import { stockAlertLinks } from '#messages/stock-alerts/stock-alert.ts';
import { api } from '../api.ts';
import { ResponseLink } from '../features/newsletter/response-link.tsx';
import type { Route } from './+types/stock-alert-confirm.ts';

export const handle = { audience: 'person' } satisfies PageMeta;

export const meta: Route.MetaFunction = () => [{ title: stockAlertLinks.confirm.pageTitle }];

export default function StockAlertConfirm() {
  return (
    <ResponseLink
      copy={stockAlertLinks.confirm}
      send={(token) => api(confirmAlertRoute, { body: { token } })}
    />
  );
}
