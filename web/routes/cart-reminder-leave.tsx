import type { PageMeta } from '@jyotiratna/contract';
import { leaveCartRemindersRoute } from '@jyotiratna/contract/cart-reminders';
import { cartReminderLinks } from '#messages/cart-reminders/cart-reminder.ts';
import { api } from '../api.ts';
import { ResponseLink } from '../features/newsletter/response-link.tsx';
import type { Route } from './+types/cart-reminder-leave.ts';

export const handle = { audience: 'person' } satisfies PageMeta;

export const meta: Route.MetaFunction = () => [{ title: cartReminderLinks.leave.pageTitle }];

export default function CartReminderLeave() {
  return (
    <ResponseLink
      copy={cartReminderLinks.leave}
      send={(token) => api(leaveCartRemindersRoute, { body: { token } })}
    />
  );
}
