import { toRupees } from '@jyotiratna/contract';
import * as calls from '@jyotiratna/contract/gift-cards';
import { requireUser } from '../accounts/actor.ts';
import { lastDayOf } from '../gift-cards/last-day.ts';
import { readWorth, redeemCard } from '../gift-cards/spend.ts';
import { neverCached } from '../platform/http/never-cached.ts';
import type { Routes } from '../platform/http/routes.ts';
import { serve } from '../platform/http/serve.ts';
import { buyGiftCard, readGiftCardPurchase, verifyGiftCard } from './buy-gift-card.ts';

/** Gift cards: purchase, balance, and redemption into store credit. */
export const giftCardRoutes: Routes = async (app, { deps }) => {
  neverCached(app);
  serve(app, calls.buyGiftCardRoute, async (request) =>
    buyGiftCard(deps, await request.actor(), request.body),
  );

  serve(app, calls.verifyGiftCardRoute, async (request) => ({
    purchase: await verifyGiftCard(deps, request.body),
  }));

  serve(app, calls.readGiftCardPurchaseRoute, async (request) => ({
    purchase: await readGiftCardPurchase(deps, request.params.id),
  }));

  serve(app, calls.checkGiftCardRoute, async (request) => {
    const { card, balancePaise } = await readWorth(deps, await request.actor(), request.body.code);
    return { end: card.codeEnd, balance: toRupees(balancePaise), validTo: lastDayOf(card) };
  });

  serve(app, calls.redeemGiftCardRoute, async (request) => {
    const { paise, creditPaise } = await redeemCard(
      deps,
      requireUser(await request.actor()),
      request.body.code,
    );
    return { redeemed: toRupees(paise), credit: toRupees(creditPaise) };
  });
};
