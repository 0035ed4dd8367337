import { language } from '#messages/language.ts';

const format = new Intl.NumberFormat(language.tag, {
  minimumFractionDigits: 1,
  maximumFractionDigits: 1,
});

/** A length in millimetres with one decimal, such as '17.2'. */
export const inMm = (mm: number) => format.format(mm);
