import * as calls from '@jyotiratna/contract/admin/orders';
import { revealPanRoute } from '@jyotiratna/contract/admin/privacy-requests';
import { requireAdmin } from '../../accounts/actor.ts';
import { oneImageForm, readForm } from '../../platform/http/read-form.ts';
import type { Routes } from '../../platform/http/routes.ts';
import { serve } from '../../platform/http/serve.ts';
import { enterRingSize, finishLine } from './finish-line.ts';
import { getAdminOrder } from './get-order.ts';
import {
  collectOrder,
  moveOrder,
  resendConfirmation,
  returnOrder,
  shipOrder,
} from './move-order.ts';
import {
  addEnergisationImage,
  dropEnergisationImage,
  recordEnergised,
} from './record-energised.ts';
import { recordHallmark } from './record-hallmark.ts';
import { recordTransfer } from './record-transfer.ts';
import { cancelOrder, refundOrder } from './refund-order.ts';
import { retryRefund } from './retry-refund.ts';
import { revealPan } from './reveal-pan.ts';

/** Endpoints of a single order: details, status changes, refunds. */
export const adminOrderRoutes: Routes = async (app, { deps }) => {
  serve(app, calls.getAdminOrderRoute, async (request) => ({
    order: await getAdminOrder(deps, request.params.id),
  }));

  serve(app, calls.packOrder, async (request) => {
    const { id } = request.params;
    return {
      order: await moveOrder(deps, requireAdmin(await request.actor()), { id, move: 'pack' }),
    };
  });

  serve(app, calls.confirmOrder, async (request) => {
    const { id } = request.params;
    return {
      order: await moveOrder(deps, requireAdmin(await request.actor()), { id, move: 'confirm' }),
    };
  });

  serve(app, calls.rejectOrder, async (request) => {
    const { id } = request.params;
    return {
      order: await moveOrder(deps, requireAdmin(await request.actor()), { id, move: 'refuse' }),
    };
  });

  serve(app, calls.returnOrderRoute, async (request) => ({
    order: await returnOrder(deps, requireAdmin(await request.actor()), request.params),
  }));

  serve(app, calls.recordTransferRoute, async (request) => {
    const admin = requireAdmin(await request.actor());
    return { order: await recordTransfer(deps, admin, { ...request.params, ...request.body }) };
  });

  serve(app, calls.retryRefundRoute, async (request) => ({
    order: await retryRefund(deps, requireAdmin(await request.actor()), request.params),
  }));

  serve(app, calls.deliverOrder, async (request) => {
    const { id } = request.params;
    return {
      order: await moveOrder(deps, requireAdmin(await request.actor()), { id, move: 'deliver' }),
    };
  });

  serve(app, calls.collectOrderRoute, async (request) => ({
    order: await collectOrder(deps, requireAdmin(await request.actor()), request.params),
  }));

  serve(app, calls.shipOrderRoute, async (request) => {
    const admin = requireAdmin(await request.actor());
    return { order: await shipOrder(deps, admin, { ...request.params, ...request.body }) };
  });

  serve(app, calls.cancelOrderRoute, async (request) => {
    const admin = requireAdmin(await request.actor());
    return { order: await cancelOrder(deps, admin, { ...request.params, ...request.body }) };
  });

  serve(app, calls.refundOrderRoute, async (request) => {
    const admin = requireAdmin(await request.actor());
    return { order: await refundOrder(deps, admin, { ...request.params, ...request.body }) };
  });

  serve(app, calls.finishLineRoute, async (request) => ({
    order: await finishLine(deps, requireAdmin(await request.actor()), {
      ...request.params,
      ...request.body,
    }),
  }));

  serve(app, revealPanRoute, async (request) => ({
    pan: await revealPan(deps, requireAdmin(await request.actor()), {
      ...request.params,
      ...request.body,
    }),
  }));

  serve(app, calls.setHallmarkRoute, async (request) => ({
    order: await recordHallmark(deps, requireAdmin(await request.actor()), {
      ...request.params,
      ...request.body,
    }),
  }));

  serve(app, calls.noteEnergisedRoute, async (request) => ({
    order: await recordEnergised(deps, requireAdmin(await request.actor()), {
      ...request.params,
      ...request.body,
    }),
  }));

  serve(app, calls.addEnergisationImageRoute, async (request) => {
    const admin = requireAdmin(await request.actor());
    const { id, item } = request.params;
    const form = await readForm(request, oneImageForm);
    return { order: await addEnergisationImage(deps, admin, { id, item: Number(item) }, form) };
  });

  serve(app, calls.removeEnergisationImageRoute, async (request) => {
    const { id, item } = request.params;
    const line = { id, item: Number(item) };
    return { order: await dropEnergisationImage(deps, requireAdmin(await request.actor()), line) };
  });

  serve(app, calls.enterRingSizeRoute, async (request) => ({
    order: await enterRingSize(deps, requireAdmin(await request.actor()), {
      ...request.params,
      ...request.body,
    }),
  }));

  serve(app, calls.resendConfirmationRoute, async (request) => {
    const admin = requireAdmin(await request.actor());
    return { order: await resendConfirmation(deps, admin, { ...request.params, ...request.body }) };
  });
};
