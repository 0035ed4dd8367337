import * as calls from '@jyotiratna/contract/admin/draft-orders';
import { payByLinkRoute, readPaymentLinkRoute } from '@jyotiratna/contract/draft-orders';
import { requireAdmin } from '../accounts/actor.ts';
import { presentCart } from '../cart/present-cart.ts';
import { readIdempotencyKey } from '../checkout/idempotency-key.ts';
import { neverCached } from '../platform/http/never-cached.ts';
import type { Routes } from '../platform/http/routes.ts';
import { serve } from '../platform/http/serve.ts';
import { cancelDraft, withdrawLink } from './change-draft.ts';
import { editDraft } from './edit-draft.ts';
import { maxPercentOf } from './limit-discount.ts';
import { getDraft, listDrafts } from './list-drafts.ts';
import { makeDraft } from './make-draft.ts';
import { payByLink, readPaymentLink } from './pay-by-link.ts';
import { sendPaymentLink } from './payment-links.ts';
import { quoteDraft } from './price-draft.ts';
import { takePayment } from './take-payment.ts';

/** Draft orders: their administration, and the payment page of their customers. */
export const draftOrderRoutes: Routes = async (app, { deps }) => {
  neverCached(app);
  serve(app, readPaymentLinkRoute, async (request) => readPaymentLink(deps, request.body.token));
  serve(app, payByLinkRoute, async (request) =>
    payByLink(deps, await request.actor(), request.body, readIdempotencyKey(request)),
  );

  serve(app, calls.quoteDraftOrderRoute, async (request) => {
    const admin = requireAdmin(await request.actor());
    const { items, discount = null, pincode = null } = request.body;
    const pricing = { ownerKey: 'draft:new', locale: admin.locale, items, discount, pincode };
    const { priced, problems } = await quoteDraft(deps, pricing);
    return {
      ...(await presentCart(deps, priced)),
      problems,
      mostPercent: await maxPercentOf(deps, admin),
    };
  });
  serve(app, calls.listDraftOrdersRoute, async (request) => listDrafts(deps, request.query));
  serve(app, calls.getDraftOrderRoute, async (request) => ({
    draft: await getDraft(deps, request.params.id),
  }));
  serve(app, calls.makeDraftOrderRoute, async (request) => ({
    draft: await makeDraft(deps, requireAdmin(await request.actor()), request.body),
  }));
  serve(app, calls.editDraftOrderRoute, async (request) => ({
    draft: await editDraft(
      deps,
      requireAdmin(await request.actor()),
      request.params.id,
      request.body,
    ),
  }));
  serve(app, calls.sendPaymentLinkRoute, async (request) =>
    sendPaymentLink(deps, requireAdmin(await request.actor()), {
      ...request.params,
      ...request.body,
    }),
  );
  serve(app, calls.withdrawPaymentLinkRoute, async (request) => ({
    draft: await withdrawLink(deps, requireAdmin(await request.actor()), request.params.id),
  }));
  serve(app, calls.cancelDraftOrderRoute, async (request) => ({
    draft: await cancelDraft(deps, requireAdmin(await request.actor()), request.params.id),
  }));
  serve(app, calls.payAtCounterRoute, async (request) => ({
    draft: await takePayment(
      deps,
      requireAdmin(await request.actor()),
      request.params.id,
      request.body,
    ),
  }));
};
