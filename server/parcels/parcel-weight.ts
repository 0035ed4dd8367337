import { type LineParts, type NetUnit, netQuantityOf } from '@jyotiratna/contract';

/** A line of a parcel: the product's quantity or weight, and the metal weight of its setting. */
export type WeighedLine = {
  quantity: number;
  netQuantity: string | null;
  netUnit: NetUnit | null;
  weightMg: number | null;
  parts: LineParts | null;
};

const milligrams: Readonly<Record<NetUnit, number>> = { pieces: 0, ct: 200, g: 1000, mg: 1 };

/**
 * The weight of a parcel in grams, rounded up: its packaging, and for each line the weight of the
 * stone or pack and of its setting's metal. A line of unknown weight adds nothing, so the packaging
 * should be configured with the weight of a small parcel.
 */
export function parcelGrams(packagingGrams: number, lines: readonly WeighedLine[]): number {
  const mg = lines.reduce((total, line) => total + line.quantity * lineMg(line), 0);
  return packagingGrams + Math.ceil(mg / 1000);
}

function lineMg({ parts, ...product }: WeighedLine): number {
  const measured = netQuantityOf(product);
  const own = measured ? Number(measured.value) * milligrams[measured.unit] : 0;
  return own + (parts?.setting?.mg ?? 0);
}
