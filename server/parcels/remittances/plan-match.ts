import type { RemittanceOutcome } from '@jyotiratna/contract';

export type RemittedLine = { awb: string; amountPaise: number };
/** A parcel in the shop; `duePaise` is 0 if no cash is due. */
export type KnownParcel = { id: string; duePaise: number; remitted: boolean };
export type MatchedLine = RemittedLine & {
  parcelId: string | null;
  duePaise: number | null;
  outcome: RemittanceOutcome;
};

/**
 * Compares the lines of a remittance with the shop's parcels, to the paisa, without a database. Of
 * two lines with one AWB, the second is `repeated` and does not count.
 */
export function planMatch(
  lines: readonly RemittedLine[],
  parcels: ReadonlyMap<string, KnownParcel>,
): MatchedLine[] {
  const seen = new Set<string>();
  return lines.map((line) => {
    const parcel = parcels.get(line.awb);
    const isDuplicate = seen.has(line.awb);
    seen.add(line.awb);
    if (!parcel) return { ...line, parcelId: null, duePaise: null, outcome: 'unknown' };
    const { id: parcelId, duePaise } = parcel;
    return {
      ...line,
      parcelId,
      duePaise,
      outcome: outcomeOf(line.amountPaise, parcel, isDuplicate),
    };
  });
}

/** @param isDuplicate the AWB appears in a previous line */
export function outcomeOf(
  amountPaise: number,
  { duePaise, remitted }: KnownParcel,
  isDuplicate: boolean,
): RemittanceOutcome {
  if (remitted || isDuplicate) return 'repeated';
  if (duePaise === 0) return 'not_due';
  if (amountPaise === duePaise) return 'matched';
  return amountPaise < duePaise ? 'less' : 'more';
}
