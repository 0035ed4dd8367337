import { errorMessage, ShopError } from '@jyotiratna/contract';
import * as calls from '@jyotiratna/contract/admin/parcels';
import { z } from 'zod';
import { requireAdmin } from '../../accounts/actor.ts';
import { cancelParcel } from '../../parcels/cancel-parcel.ts';
import { getHandOver, handOver } from '../../parcels/hand-over.ts';
import { getLabels } from '../../parcels/labels.ts';
import { readRemittance } from '../../parcels/remittances/read-remittance.ts';
import { fetchNow, listCash, storeRemittance } from '../../parcels/remittances/store-remittance.ts';
import { requireCourier } from '../../parcels/require-courier.ts';
import { csvForm, readForm } from '../../platform/http/read-form.ts';
import type { Routes } from '../../platform/http/routes.ts';
import { serve } from '../../platform/http/serve.ts';
import { bookReturn, listParcels, moveParcel, parcelsOfOrder, showParcel } from './list-parcels.ts';

/** Parcels at the courier: handover, tracking, cancellation, and expected cash remittances. */
export const adminParcelRoutes: Routes = async (app, { deps }) => {
  serve(app, calls.handOverRoute, async (request) =>
    handOver(deps, requireAdmin(await request.actor()), request.body),
  );
  serve(app, calls.getHandOverRoute, async (request) => ({
    handOver: await getHandOver(deps, request.params.id),
  }));
  serve(app, calls.getLabelsRoute, async (request, reply) =>
    reply
      .header('content-disposition', `inline; filename="labels-${request.params.id}.pdf"`)
      .send(Buffer.from(await getLabels(deps, request.params.id))),
  );

  serve(app, calls.listParcelsRoute, async (request) =>
    listParcels(deps, request.query.show ?? 'hanging'),
  );
  serve(app, calls.getParcelsOfOrder, async (request) => ({
    parcels: await parcelsOfOrder(deps, request.params.id),
  }));
  serve(app, calls.cancelParcelRoute, async (request) => {
    const { id } = request.params;
    await cancelParcel(deps, requireAdmin(await request.actor()), id);
    return { parcel: await showParcel(deps, id) };
  });
  serve(app, calls.moveParcelRoute, async (request) => ({
    parcel: await moveParcel(deps, request.params.id, request.body.to),
  }));
  serve(app, calls.bookReturnRoute, async (request) => ({
    parcel: await bookReturn(deps, requireAdmin(await request.actor()), request.params.id),
  }));

  serve(app, calls.listCashRoute, async () => listCash(deps));
  serve(app, calls.fetchRemittances, async () => ({ added: await fetchNow(deps) }));
  serve(app, calls.importRemittance, async (request) => {
    const courier = requireCourier(deps);
    const { files, fields } = await readForm(request, csvForm);
    const { reference, paidOn } = readFields(fields);
    const lines = await readRemittance(files[0] ?? Buffer.alloc(0));
    const source = { courier: courier.name, source: 'file' as const };
    return storeRemittance(deps, source, { id: reference, paidOn, lines });
  });
};

const form = z.object({ reference: z.string().trim().min(1).max(80), paidOn: z.iso.date() });

function readFields(fields: Record<string, string>): z.output<typeof form> {
  const parsed = form.safeParse(fields);
  if (parsed.success) return parsed.data;
  const at = String(parsed.error.issues[0]?.path[0] ?? 'reference');
  const message = errorMessage(at === 'paidOn' ? 'date_needed' : 'remittance_reference');
  throw new ShopError('invalid_input', { message, fields: { [at]: message } });
}
