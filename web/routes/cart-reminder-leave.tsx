import type { PageFacts } from '@jyotiratna/contract';
import { leaveCartReminders } from '@jyotiratna/contract/cart-reminders';
import { cartReminderLinks } from '#messages/wishes/cart-reminder.ts';
import { AnswerLink } from '../features/outreach/newsletter/answer-link.tsx';
import { shop } from '../shop.ts';
import type { Route } from './+types/cart-reminder-leave.ts';

export const handle = { audience: 'person' } satisfies PageFacts;

export const meta: Route.MetaFunction = () => [{ title: cartReminderLinks.leave.pageTitle }];

export default function CartReminderLeave() {
  return <AnswerLink texts={cartReminderLinks.leave} send={(token) => shop(leaveCartReminders, { body: { token } })} />;
}
