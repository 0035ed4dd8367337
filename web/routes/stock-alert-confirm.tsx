import type { PageFacts } from '@jyotiratna/contract';
import { confirmAlert } from '@jyotiratna/contract/stock-alerts';
import { stockAlertLinks } from '#messages/wishes/stock-alert.ts';
import { AnswerLink } from '../features/outreach/newsletter/answer-link.tsx';
import { shop } from '../shop.ts';
import type { Route } from './+types/stock-alert-confirm.ts';

export const handle = { audience: 'person' } satisfies PageFacts;

export const meta: Route.MetaFunction = () => [{ title: stockAlertLinks.confirm.pageTitle }];

export default function StockAlertConfirm() {
  return <AnswerLink texts={stockAlertLinks.confirm} send={(token) => shop(confirmAlert, { body: { token } })} />;
}
