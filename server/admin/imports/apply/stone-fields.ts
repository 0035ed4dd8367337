import {
  type ColumnTarget,
  disclosed,
  type StoneKind,
  sliceText,
  stoneChoices,
} from '@jyotiratna/contract';

/** Trade names of stones in India, mapped to the shop's kinds of stones. */
const stones: readonly [RegExp, StoneKind][] = [
  [/white sapphire|safed pukhraj/i, 'white-sapphire'],
  [/yellow sapphire|pukhraj|पुखराज/i, 'yellow-sapphire'],
  [/blue sapphire|neelam|नीलम/i, 'blue-sapphire'],
  [/\bruby\b|manik|माणिक/i, 'ruby'],
  [/\bpearl\b|\bmoti\b|मोती/i, 'pearl'],
  [/\bcoral\b|moonga|मूंगा/i, 'red-coral'],
  [/emerald|panna|पन्ना/i, 'emerald'],
  [/hessonite|gomed|गोमेद/i, 'hessonite'],
  [/cat'?s[ -]?eye|lehsunia|लहसुनिया/i, 'cats-eye'],
  [/\bopal\b/i, 'opal'],
  [/turquoise|firoza/i, 'turquoise'],
  [/\bdiamond\b/i, 'diamond'],
];
const otherNames: Readonly<Record<string, string>> = {
  ceylon: 'sri-lanka',
  burma: 'myanmar',
  unheated: 'none',
  'no-heat': 'none',
  untreated: 'none',
  heated: 'heat',
  real: 'natural',
  cushion: 'cushion',
};

/** The kind of stone named in a title, type or tags; null without one. */
export function stoneNamed(text: string): StoneKind | null {
  return stones.find(([pattern]) => pattern.test(text))?.[1] ?? null;
}

/** Converts a cell to a form field and value; null if the text has no valid value. */
export function fieldOf(target: ColumnTarget, cell: string): [field: string, value: string] | null {
  const text = cell.trim();
  switch (target) {
    case 'weightCt':
      return weight(text, 200);
    case 'weightRatti':
      return weight(text, 182.25);
    case 'weightMg':
      return weight(text, 1);
    case 'stone':
      return value('stone', stoneNamed(text) ?? choice('stone', text));
    case 'origin':
    case 'nature':
    case 'treatment':
    case 'shape':
    case 'cut':
    case 'transparency':
      return value(target, choice(target, text));
    case 'laboratory':
      return value(
        target,
        stoneChoices.laboratory.find((one) => one.toLowerCase() === text.toLowerCase()) ?? null,
      );
    case 'dimensions':
      return value(target, dimensions(text));
    case 'gstPercent':
    case 'mrp':
    case 'netQuantity':
      return value(target, /\d+(?:\.\d+)?/.exec(text.replaceAll(',', ''))?.[0] ?? null);
    case 'hsn':
      return value(target, /^\d{4,8}$/.exec(text.replace(/\D/g, ''))?.[0] ?? null);
    case 'reportNumber':
      return value(target, text.toUpperCase() || null);
    case 'countryOfOrigin':
    case 'materialFrom':
      return value(target, /^in$/i.test(text) ? 'India' : sliceText(text, 80) || null);
  }
}

/** Names of disclosures required for a stone sold by weight that are missing in these fields. */
export function undisclosed(fields: Readonly<Record<string, string>>): string[] {
  return disclosed.filter((name) => !fields[name]);
}

const value = (field: string, text: string | null): [string, string] | null =>
  text ? [field, text] : null;

function weight(text: string, mg: number): [string, string] | null {
  const amount = Number(/\d+(?:\.\d+)?/.exec(text)?.[0] ?? Number.NaN);
  const milligrams = Math.round(amount * mg);
  return Number.isFinite(milligrams) && milligrams > 0 && milligrams <= 1_000_000
    ? ['weightMg', String(milligrams)]
    : null;
}

function choice(field: keyof typeof stoneChoices, text: string): string | null {
  const plain = text
    .toLowerCase()
    .replace(/[^a-z]+/g, '-')
    .replace(/^-|-$/g, '');
  const named = otherNames[plain] ?? plain;
  return (stoneChoices[field] as readonly string[]).find((one) => one === named) ?? null;
}

function dimensions(text: string): string | null {
  const numbers = text.match(/\d+(?:\.\d+)?/g) ?? [];
  if (numbers.length < 2 || numbers.length > 3) return null;
  return numbers.map((one) => String(Math.round(Number(one) * 100) / 100)).join(' × ');
}
