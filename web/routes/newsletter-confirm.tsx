import type { PageFacts } from '@jyotiratna/contract';
import { confirmSubscription } from '@jyotiratna/contract/outreach';
import { newsletter } from '#messages/outreach/newsletter.ts';
import { AnswerLink } from '../features/outreach/newsletter/answer-link.tsx';
import { shop } from '../shop.ts';
import type { Route } from './+types/newsletter-confirm.ts';

export const handle = { audience: 'person' } satisfies PageFacts;

export const meta: Route.MetaFunction = () => [{ title: newsletter.confirm.pageTitle }];

export default function NewsletterConfirm() {
  return <AnswerLink texts={newsletter.confirm} send={(token) => shop(confirmSubscription, { body: { token } })} />;
}
