import type { PageFacts } from '@jyotiratna/contract';
import { leaveAlerts } from '@jyotiratna/contract/stock-alerts';
import { stockAlertLinks } from '#messages/wishes/stock-alert.ts';
import { AnswerLink } from '../features/outreach/newsletter/answer-link.tsx';
import { shop } from '../shop.ts';
import type { Route } from './+types/stock-alert-leave.ts';

export const handle = { audience: 'person' } satisfies PageFacts;

export const meta: Route.MetaFunction = () => [{ title: stockAlertLinks.leave.pageTitle }];

export default function StockAlertLeave() {
  return <AnswerLink texts={stockAlertLinks.leave} send={(token) => shop(leaveAlerts, { body: { token } })} />;
}
