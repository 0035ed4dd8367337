import { z } from 'zod';
import { createCourierCaller } from '../call-courier.ts';
import type { BookingKey } from '../courier.ts';
import { CourierError } from '../courier-error.ts';
import type { ShiprocketCall } from './session.ts';

const created = z.looseObject({ label_url: z.url({ protocol: /^https?$/ }) });
const pdfBytes = 20 * 1024 * 1024;

/** Fetches the labels of these shipments as one PDF, whose URL the API returns. */
export async function fetchLabels(
  call: ShiprocketCall,
  bookings: readonly BookingKey[],
): Promise<Uint8Array> {
  const body = { shipment_id: bookings.map(({ courierRef }) => Number(courierRef)) };
  const { label_url } = await call(created, {
    method: 'POST',
    path: '/courier/generate/label',
    body,
  });
  const { origin, pathname, search } = new URL(label_url);
  // Without the token: the file is stored on another host.
  const reply = await createCourierCaller(origin)({
    path: `${pathname}${search}`,
    maxBytes: pdfBytes,
  });
  if (reply.status !== 200 || !reply.bytes.subarray(0, 5).equals(Buffer.from('%PDF-')))
    throw new CourierError('unavailable', { code: 'no_label' });
  return reply.bytes;
}
