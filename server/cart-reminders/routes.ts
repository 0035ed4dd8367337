import * as reminders from '@jyotiratna/contract/cart-reminders';
import { oneClickRoutes } from '../platform/http/one-click.ts';
import type { Routes } from '../platform/http/routes.ts';
import { serve } from '../platform/http/serve.ts';
import { deleteReminderOfOwner } from './queries.ts';
import { leaveCartReminders, readSavedCart, restoreCart } from './restore-cart.ts';
import { keepCart } from './save-cart.ts';

const done = { success: true } as const;

/** Abandoned carts: stored with consent, restored by the link of an email, deleted. */
export const cartReminderRoutes: Routes = async (app, { deps }) => {
  serve(app, reminders.keepCartRoute, async (request, reply) => {
    await keepCart(deps, await reply.keepGuest(), request.body);
    return done;
  });
  serve(app, reminders.deleteSavedCart, async (request) => {
    await deleteReminderOfOwner(deps.db, (await request.actor()).ownerKey);
    return done;
  });
  serve(app, reminders.readSavedCartRoute, async (request) =>
    readSavedCart(deps, await request.actor(), request.body),
  );
  serve(app, reminders.restoreCartRoute, async (request, reply) =>
    restoreCart(deps, await reply.keepGuest(), request.body),
  );
  serve(app, reminders.leaveCartRemindersRoute, async (request) => {
    await leaveCartReminders(deps, request.body);
    return done;
  });
};

export const cartReminderLinkRoute = oneClickRoutes(
  [reminders.leaveCartRemindersOneClick, reminders.leaveCartRemindersOneClickHindi],
  leaveCartReminders,
  'You will get no more messages.\n',
);
