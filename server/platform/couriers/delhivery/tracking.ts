import { z } from 'zod';
import type { ParcelEvent } from '../courier.ts';
import { courierTime } from '../indian-time.ts';

const scanDetail = z.looseObject({
  ScanDateTime: z.string(),
  ScanType: z.string().nullish(),
  Scan: z.string(),
  ScannedLocation: z.string().nullish(),
  Instructions: z.string().nullish(),
  StatusCode: z.string().nullish(),
});
const shipment = z.looseObject({
  AWB: z.string(),
  ReferenceNo: z.string().nullish(),
  Status: z.looseObject({ Status: z.string(), StatusType: z.string().nullish() }).nullish(),
  ExpectedDeliveryDate: z.string().nullish(),
  Scans: z.array(z.looseObject({ ScanDetail: scanDetail })).nullish(),
});
/** Absent in the response for unknown waybills. */
export const packages = z.looseObject({
  ShipmentData: z.array(z.looseObject({ Shipment: shipment })).nullish(),
});

const webhook = z.looseObject({
  Shipment: z.looseObject({
    AWB: z.string(),
    NSLCode: z.string().nullish(),
    Status: z.looseObject({
      Status: z.string(),
      StatusDateTime: z.string(),
      StatusType: z.string(),
      StatusLocation: z.string().nullish(),
      Instructions: z.string().nullish(),
    }),
  }),
});

/**
 * The parcel state of a status. Its type is UD (in transit), DL (delivered), RT (return) or PP, PU,
 * CN (return pickups); a returned parcel is `DL` with the status RTO. `Pending` after `Dispatched`
 * is a missed delivery, identified by its EOD code.
 */
function stateOf(type: string, status: string, code: string): ParcelEvent['state'] {
  const name = status.toLowerCase();
  if (name === 'rto' || (type === 'RT' && name === 'delivered')) return 'returned';
  if (type === 'RT') return 'returning';
  if (type === 'DL' || name === 'delivered' || name === 'dto') return 'delivered';
  if (type === 'CN' || name === 'canceled' || name === 'cancelled') return 'cancelled';
  if (name === 'lost') return 'lost';
  if (code.startsWith('EOD-') && name === 'pending') return 'missed';
  if (name === 'dispatched') return 'out_for_delivery';
  if (code === 'X-PPOM' || name === 'picked up') return 'picked_up';
  if (name === 'in transit' || name === 'pending') return 'in_transit';
  return null;
}

/** The events of a tracking response. */
export function eventsOfPackages({ ShipmentData }: z.output<typeof packages>): ParcelEvent[] {
  return (ShipmentData ?? []).flatMap(({ Shipment }) =>
    (Shipment.Scans ?? []).flatMap(({ ScanDetail: scan }) => {
      const at = courierTime(scan.ScanDateTime);
      if (!at) return [];
      return {
        ...{
          awb: Shipment.AWB,
          at,
          place: scan.ScannedLocation ?? null,
          remark: scan.Instructions ?? scan.Scan,
        },
        state: stateOf(scan.ScanType ?? '', scan.Scan, scan.StatusCode ?? ''),
        expectedOn: dayOf(Shipment.ExpectedDeliveryDate),
      };
    }),
  );
}

/** The event of a webhook whose token was verified; empty if unreadable. */
export function readDelhiveryWebhook(body: Uint8Array): ParcelEvent[] {
  let json: unknown;
  try {
    json = JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(body));
  } catch {
    return [];
  }
  const { data } = webhook.safeParse(json);
  const at = data && courierTime(data.Shipment.Status.StatusDateTime);
  if (!data || !at) return [];
  const { AWB: awb, NSLCode, Status } = data.Shipment;
  const state = stateOf(Status.StatusType, Status.Status, NSLCode ?? '');
  const remark = Status.Instructions ?? Status.Status;
  return [{ awb, state, at, place: Status.StatusLocation ?? null, remark, expectedOn: null }];
}

function dayOf(text: string | null | undefined): string | null {
  const day = text?.slice(0, 10) ?? '';
  return /^\d{4}-\d{2}-\d{2}$/.test(day) ? day : null;
}
