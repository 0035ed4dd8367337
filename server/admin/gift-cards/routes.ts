import * as calls from '@jyotiratna/contract/admin/gift-cards';
import { requireAdmin } from '../../accounts/actor.ts';
import type { Routes } from '../../platform/http/routes.ts';
import { serve } from '../../platform/http/serve.ts';
import {
  issueGiftCard,
  listGiftCards,
  refundGiftCard,
  sendGiftCard,
  switchGiftCard,
} from './gift-cards.ts';
import { readCard } from './present-card.ts';

/** Endpoints of gift cards for administrators. */
export const adminGiftCardRoutes: Routes = async (app, { deps }) => {
  serve(app, calls.listGiftCardsRoute, (request) => listGiftCards(deps, request.query));

  serve(app, calls.readGiftCardRoute, async (request) => ({
    card: await readCard(deps.db, request.params.id),
  }));

  serve(app, calls.issueGiftCardRoute, async (request) =>
    issueGiftCard(deps, requireAdmin(await request.actor()), request.body),
  );

  serve(app, calls.switchGiftCardRoute, async (request) => {
    const admin = requireAdmin(await request.actor());
    return { card: await switchGiftCard(deps, admin, { ...request.params, ...request.body }) };
  });

  serve(app, calls.resendGiftCardRoute, async (request) => {
    const admin = requireAdmin(await request.actor());
    return { card: await sendGiftCard(deps, admin, { ...request.params, ...request.body }) };
  });

  serve(app, calls.refundGiftCardRoute, async (request) => ({
    card: await refundGiftCard(deps, requireAdmin(await request.actor()), request.params.id),
  }));
};
