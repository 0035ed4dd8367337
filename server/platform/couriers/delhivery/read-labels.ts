import { z } from 'zod';
import { CourierError } from '../courier-error.ts';

const pngPrefix = 'data:image/png;base64,';

const slip = z.looseObject({
  wbn: z.string(),
  oid: z.string().nullish(),
  name: z.string().nullish(),
  address: z.string().nullish(),
  pin: z.union([z.string(), z.number()]).nullish(),
  pt: z.string().nullish(),
  cod: z.union([z.string(), z.number()]).nullish(),
  sort_code: z.string().nullish(),
  /** A PNG as a data URL. */
  barcode: z.string().nullish(),
});
const reply = z.looseObject({ packages: z.array(slip) });

/** The content of a label; absent values are empty. */
export type DelhiveryLabel = {
  awb: string;
  /** A PNG, as Base64. */
  barcode: string;
  sortCode: string;
  /** 'Prepaid', or the amount to collect. */
  payment: string;
  name: string;
  address: string;
  pincode: string;
  /** The shop's reference. */
  order: string;
};

declare module '../../workers/workers.ts' {
  interface Workers {
    /** Renders one page for each label. */
    renderDelhiveryLabels: (labels: DelhiveryLabel[]) => Promise<Buffer>;
  }
}

/**
 * Parses the labels of these waybills, in order.
 * @throws CourierError for a waybill without a barcode
 */
export function readLabels(json: unknown, awbs: readonly string[]): DelhiveryLabel[] {
  const packages = reply.safeParse(json).data?.packages ?? [];
  return awbs.map((awb) => {
    const one = packages.find(({ wbn }) => wbn === awb);
    if (!one?.barcode?.startsWith(pngPrefix))
      throw new CourierError('unavailable', { code: 'no_label' });
    return {
      awb,
      barcode: one.barcode.slice(pngPrefix.length),
      sortCode: one.sort_code ?? '',
      payment: one.pt === 'COD' ? `COD Rs ${one.cod}` : 'Prepaid',
      name: one.name ?? '',
      address: one.address ?? '',
      pincode: String(one.pin ?? ''),
      order: one.oid ?? '',
    };
  });
}
