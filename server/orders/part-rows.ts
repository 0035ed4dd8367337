import { formatRupeesExact, gramsOf, type LineParts, type Locale, toRupees } from '@jyotiratna/contract';
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
