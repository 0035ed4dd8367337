import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { line, typed, version } from '../fields.ts';
import { issue } from '../values/error-messages.ts';
import { typedPincode } from '../values/pincodes.ts';
import { deliveryStates } from '../values/states.ts';

const days = z.int().min(1).max(60);

const method = {
  served: z.boolean(),
  least: days,
  most: days,
  price: z.int().min(0).max(100_000),
  cash: z.boolean().default(true),
};

const inOrder = ({ least: min, most: max }: { least: number; most: number }) => min <= max;
const invalidOrder = { message: issue('days_in_order'), path: ['most'] };

/** A PIN code prefix, one to six digits. */
const pinArea = z
  .string()
  .max(100, { abort: true })
  .overwrite(typedPincode)
  .regex(/^[1-9]\d{0,5}$/, issue('pin_digits'));

const zone = z
  .strictObject({
    name: line(60, issue('zone_name_missing')),
    pins: z.array(pinArea).max(2000),
    states: z.array(z.enum(deliveryStates)).max(deliveryStates.length),
    ...method,
  })
  .refine(inOrder, invalidOrder)
  .refine(({ pins, states }) => pins.length + states.length > 0, {
    message: issue('zone_empty'),
    path: ['pins'],
  });

/** A tracking URL that can be opened in a customer's browser, or empty. */
const tracking = typed(300).refine(
  (text) => text === '' || isTrackingPage(text),
  issue('tracking_link'),
);

function isTrackingPage(text: string): boolean {
  const address = text.replaceAll('{number}', '1');
  return !/[{}\s]/.test(address) && URL.canParse(address) && new URL(address).protocol === 'https:';
}

const carrier = z.strictObject({ name: line(80, issue('carrier_missing')), tracking });

/**
 * Zones, holidays and carriers. A PIN code belongs to the zone with the longest matching prefix,
 * otherwise to the first zone that lists its state.
 */
export const deliverySettings = z.strictObject({
  /** The version that was read: `stale_edit` if another one was saved in the meantime. */
  version,
  zones: z.array(zone).max(100),
  /** Delivery outside all zones: always free of charge. */
  elsewhere: z.strictObject({ ...method, price: z.literal(0) }).refine(inOrder, invalidOrder),
  holidays: z.array(z.iso.date(issue('date_needed'))).max(400),
  carriers: z
    .array(carrier)
    .max(40)
    .superRefine((carriers, context) => {
      for (const [at, { name }] of carriers.entries())
        if (carriers.findIndex((one) => one.name.toLowerCase() === name.toLowerCase()) < at)
          context.addIssue({ code: 'custom', path: [at, 'name'], message: issue('carrier_twice') });
    }),
});

const reply = z.object({ settings: deliverySettings });

export const getDeliverySettings = endpoint({
  method: 'GET',
  path: '/api/admin/delivery',
  access: 'admin',
  reply,
});

export const saveDeliverySettings = endpoint({
  method: 'PUT',
  path: '/api/admin/delivery',
  access: 'admin',
  body: deliverySettings,
  reply,
  errors: ['stale_edit'],
});
