import {
  formatRupeesExact,
  gramsOf,
  type LineParts,
  type Locale,
  type Sankalpa,
  toRupees,
} from '@jyotiratna/contract';
import { extrasLabels } from '@jyotiratna/messages/every-language/catalogue.ts';

/**
 * The breakdown of the unit price, with labels in a language, in paise; empty for items without a
 * breakdown.
 */
export function partRows(
  parts: LineParts | null,
  locale: Locale,
): { label: string; paise: number }[] {
  if (!parts) return [];
  const { setting, energisation, stonePaise } = parts;
  const labels = extrasLabels[locale];
  const grams = setting ? gramsOf(setting.mg) : '';
  return [
    { label: labels.stone, paise: stonePaise },
    ...(setting
      ? [
          {
            label: labels.metalCost(grams, formatRupeesExact(toRupees(setting.ratePaise))),
            paise: setting.metalPaise,
          },
          { label: labels.making, paise: setting.makingPaise },
        ]
      : []),
    ...(energisation ? [{ label: labels.energisation, paise: energisation.paise }] : []),
  ];
}

/**
 * The personal details of an energisation, with labels in a language; visible to the buyer only.
 */
export function sankalpaLines(sankalpa: Sankalpa, locale: Locale): string[] {
  const { personal } = extrasLabels[locale];
  const { name, gotra, nakshatra, day, sankalpa: intention } = sankalpa;
  const rows = [
    [personal.name, name],
    [personal.gotra, gotra],
    [personal.nakshatra, nakshatra],
    [personal.day, day && personal.date(day)],
    [personal.sankalpa, intention],
  ];
  return rows.flatMap(([label, text]) => (text ? `${label}: ${text}` : []));
}
