import {
  type AdvancedReply,
  itemAt,
  type SectionDrawing,
  type SectionOption,
} from '@jyotiratna/contract';
import { advancedLabels } from '@jyotiratna/messages/every-language/kundli.ts';
import { PLANS } from '../chart-plans.ts';
import { choiceOf, numbersFrom, type SectionContext } from './part.ts';

export type ChartForm = keyof AdvancedReply['plans'];
type Field = SectionDrawing['fields'][number];
type Content = Pick<Field, 'marks' | 'labels'>;

export const chartFormOf = ({ request }: SectionContext): ChartForm => request.style ?? 'north';

/** The option that selects the chart style. */
export function formChoice(context: SectionContext): SectionOption {
  const { styles } = advancedLabels[context.language].vargas;
  return choiceOf(
    'style',
    context.messages.choices.style,
    chartFormOf(context),
    Object.entries(styles),
  );
}

/**
 * A chart drawing with twelve fields: in the north style they start with the rashi of house 1, in
 * other styles with Mesha.
 * @param first rashi of house 1, 0 to 11
 */
export function drawRashis(
  form: ChartForm,
  first: number,
  content: (rashi: number) => Content,
): Pick<SectionDrawing, 'plan' | 'fields'> {
  const start = form === 'north' ? first : 0;
  const order = numbersFrom(12).map((at) => (start + at) % 12);
  return {
    plan: PLANS[form],
    fields: order.map((at) => ({ number: String(at + 1), ...content(at) })),
  };
}

/** A north-style drawing by houses, whose cusps may be in any rashi. */
export function drawHouses(
  rashis: readonly number[],
  content: (house: number) => Content,
): Pick<SectionDrawing, 'plan' | 'fields'> {
  const fields = numbersFrom(12, 1).map((house) => ({
    number: String(itemAt(rashis, house - 1) + 1),
    ...content(house),
  }));
  return { plan: PLANS.north, fields };
}

const ROMAN = ['I', 'II', 'III', 'IV', 'V', 'VI', 'VII', 'VIII', 'IX', 'X', 'XI', 'XII'] as const;

/** The label of a cusp in charts with fixed rashis: its house as a Roman numeral. */
export const cuspMark = (house: number): string => itemAt(ROMAN, house - 1);
