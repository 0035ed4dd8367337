import { defined } from '@jyotiratna/contract';
import { z } from 'zod';
import { drawLines, drawText, left, right, writePdf } from '../../pdf/write-text.ts';
import { CourierError } from '../courier-error.ts';

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

const pngPrefix = 'data:image/png;base64,';

/**
 * The labels of these waybills as one PDF, a page each: Delhivery gives a file for each waybill,
 * or the contents of its label, from which this draws them.
 * @throws CourierError for a waybill without its barcode
 */
export async function drawDelhiveryLabels(
  json: unknown,
  awbs: readonly string[],
): Promise<Uint8Array> {
  const parsed = reply.safeParse(json);
  const slips = awbs.map((awb) => parsed.data?.packages.find(({ wbn }) => wbn === awb));
  if (slips.some((one) => !one?.barcode?.startsWith(pngPrefix)))
    throw new CourierError('unavailable', { code: 'no_label' });
  const created = new Date(0);
  return writePdf({ title: 'Delhivery', created, lang: 'en-IN' }, (pdf) => {
    for (const [at, one] of slips.entries()) {
      if (at > 0) pdf.addPage();
      const { wbn, oid, name, address, pin, pt, cod, sort_code: sortCode, barcode } = defined(one);
      pdf.image(Buffer.from(defined(barcode).slice(pngPrefix.length), 'base64'), left, 60, {
        width: 300,
      });
      drawText(pdf, wbn, [left, 190, right - left], { size: 20, bold: true });
      drawText(pdf, sortCode ?? '', [left, 220, right - left], { size: 16, bold: true });
      drawText(pdf, pt === 'COD' ? `COD Rs ${cod}` : 'Prepaid', [left, 250, right - left], {
        size: 16,
        bold: true,
      });
      let y = drawLines(pdf, name ?? '', [left, 285, right - left], {
        size: 13,
        bold: true,
        step: 17,
      });
      y = drawLines(pdf, address ?? '', [left, y, right - left], { size: 12, step: 16 });
      y = drawLines(pdf, String(pin ?? ''), [left, y, right - left], {
        size: 16,
        bold: true,
        step: 20,
      });
      drawLines(pdf, oid ?? '', [left, y, right - left], { size: 10, step: 14 });
    }
  });
}
