import { formatRupeesExact, gramsOf, type LineParts, type Locale, type Sankalpa, toRupees } from '@jyotiratna/contract';
import { extrasWords } from '@jyotiratna/messages/every-language/catalogue.ts';

/** What the price of one piece is made of, in a language's words and in paise; nothing for what is bought as it is. */
export function partRows(parts: LineParts | null, locale: Locale): { label: string; paise: number }[] {
  if (!parts) return [];
  const { setting, energisation, stonePaise } = parts;
  const words = extrasWords[locale];
  const grams = setting ? gramsOf(setting.mg) : '';
  return [
    { label: words.stone, paise: stonePaise },
    ...(setting
      ? [
          {
            label: words.metalPart(grams, formatRupeesExact(toRupees(setting.ratePaise))),
            paise: setting.metalPaise,
          },
          { label: words.making, paise: setting.makingPaise },
        ]
      : []),
    ...(energisation ? [{ label: words.energisation, paise: energisation.paise }] : []),
  ];
}

/** The personal words of an energisation, each with its label in a language. For the buyer alone. */
export function sankalpaLines(sankalpa: Sankalpa, locale: Locale): string[] {
  const { personal } = extrasWords[locale];
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
