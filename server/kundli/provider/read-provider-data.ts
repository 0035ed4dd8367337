import { kundliData } from '@jyotiratna/contract/kundli';
import { GRAHA_DETAILS, GRAHAS } from '@jyotiratna/jyotish';
import { z } from 'zod';

export type ProviderData = z.infer<typeof kundliData>;

const grahaById = new Map(GRAHAS.map((graha) => [GRAHA_DETAILS[graha].id, graha]));

/**
 * A provider names grahas in the requested language; this replaces them by English names, derived
 * from their ids.
 */
function withGrahas(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withGrahas);
  if (typeof value !== 'object' || value === null) return value;
  const strings = Object.fromEntries(
    Object.entries(value).map(([key, part]) => [key, withGrahas(part)]),
  );
  // An object with a Sanskrit name or a start is a graha or its period; rashis and nakshatras have
  // their own ids.
  const graha =
    'vedic_name' in strings || 'start' in strings ? grahaById.get(Number(strings.id)) : undefined;
  return graha ? { ...strings, name: graha } : strings;
}

const reply = z.object({ data: kundliData });

/** `kundli.data` of a provider's response, without fields unknown to the shop; null if invalid. */
export function readProviderData(body: unknown): ProviderData | null {
  return reply.safeParse(withGrahas(body)).data?.data ?? null;
}
