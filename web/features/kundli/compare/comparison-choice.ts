import type { AdvancedReply, ChartPart } from '@jyotiratna/contract';

/** The divisional charts (vargas) selected by the keys 1 to 9. */
export const KEYED_VARGAS = ['D1', 'D2', 'D3', 'D4', 'D7', 'D9', 'D10', 'D12', 'D60'] as const;

const STYLES = [
  'north',
  'south',
  'east',
] as const satisfies readonly (keyof AdvancedReply['plans'])[];

/** The options shared by all columns of the comparison. */
export type ComparisonOption = {
  varga: string;
  style: keyof AdvancedReply['plans'];
  /** Whether the current transits are drawn over D1. */
  transits: boolean;
  /** The section of the advanced chart displayed below the drawing; null for none. */
  part: ChartPart | null;
};

export const firstOption: ComparisonOption = {
  varga: 'D1',
  style: 'north',
  transits: false,
  part: null,
};

/**
 * The Latin letter or digit of a pressed key, also on a keyboard with a Devanagari layout.
 * @param code the physical key, such as 'KeyT'
 */
export function latinKey({ key, code }: Pick<KeyboardEvent, 'key' | 'code'>): string {
  if (/^\w+$/.test(key)) return key.length === 1 ? key.toLowerCase() : key;
  return /^(?:Key|Digit|Numpad)(\w)$/.exec(code)?.[1]?.toLowerCase() ?? key;
}

/**
 * The options after a key press: 1 to 9 select a divisional chart, t toggles transits, s selects
 * the next style; null for another key.
 */
export function optionByKey(choice: ComparisonOption, key: string): ComparisonOption | null {
  const varga = /^[1-9]$/.test(key) ? KEYED_VARGAS[Number(key) - 1] : undefined;
  if (varga) return { ...choice, varga };
  if (key === 't') return { ...choice, varga: 'D1', transits: !choice.transits };
  if (key !== 's') return null;
  const next = STYLES[(STYLES.indexOf(choice.style) + 1) % STYLES.length] ?? 'north';
  return { ...choice, style: next };
}
