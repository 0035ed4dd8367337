import { type Dashboard, formatRupees } from '@jyotiratna/contract';
import { dashboard as t } from '#messages/admin/dashboard.ts';
import { language } from '#messages/language.ts';
import { dateFormat } from '../../../date-format.ts';
import { axisLabel, axisSteps } from './chart-scale.ts';

type Day = Dashboard['series'][number];

type Props = {
  /** Oldest first, today last. */
  days: readonly Day[];
  /** The drawing's width in SVG units; text is 13 units high. */
  width: number;
  className?: string;
};

const height = 220;
const edge = { left: 52, top: 22, bottom: 26 };
const dayName = dateFormat(language.dates, { day: 'numeric', month: 'short', timeZone: 'UTC' });

/** Daily revenue as bars; today in another colour, the best day with its amount. */
export function RevenueChart({ days, width, className = '' }: Props) {
  const best = days.reduce<Day | undefined>(
    (top, day) => (day.revenue > (top?.revenue ?? 0) ? day : top),
    undefined,
  );
  const steps = axisSteps(best?.revenue ?? 0);
  const top = steps.at(-1) ?? 1;
  const floor = height - edge.bottom;
  const y = (rupees: number) => floor - (rupees / top) * (floor - edge.top);
  const slot = (width - edge.left) / days.length;
  const bar = Math.min(28, slot * 0.7);
  const x = (index: number) => edge.left + index * slot + (slot - bar) / 2;
  const total = days.reduce((all, { revenue }) => all + revenue, 0);
  const bestDay = best ? [t.bestDay(chartPointName(best), formatRupees(best.revenue))] : [];
  const description = [t.revenueLastDays(days.length, formatRupees(total)), ...bestDay].join(' ');
  return (
    <svg
      role="img"
      aria-label={description}
      viewBox={`0 0 ${width} ${height}`}
      className={`w-full ${className}`}
      fontSize={13}
      fontFamily="var(--font-text)"
    >
      {steps.map((step) => (
        <g key={step}>
          <line x1={edge.left} x2={width} y1={y(step)} y2={y(step)} className="stroke-marble-200" />
          <text x={edge.left - 8} y={y(step) + 4} textAnchor="end" className="fill-ink-600">
            {axisLabel(step)}
          </text>
        </g>
      ))}
      {days.map((day, index) => (
        <rect
          key={day.date}
          x={x(index)}
          y={y(day.revenue)}
          width={bar}
          height={floor - y(day.revenue)}
          className={index === days.length - 1 ? 'fill-gulabi-500' : 'fill-mayur-600'}
        >
          <title>{t.dayOf(chartPointName(day), formatRupees(day.revenue), day.orders)}</title>
        </rect>
      ))}
      {days.map((day, index) => {
        const fromToday = days.length - 1 - index;
        if (fromToday % 7 !== 0) return null;
        return (
          <text
            key={day.date}
            x={fromToday === 0 ? width : x(index) + bar / 2}
            y={height - 6}
            textAnchor={fromToday === 0 ? 'end' : 'middle'}
            className="fill-ink-600"
          >
            {fromToday === 0 ? t.today : chartPointName(day)}
          </text>
        );
      })}
      {best && (
        <text
          x={Math.min(x(days.indexOf(best)) + bar / 2, width - 30)}
          y={y(best.revenue) - 7}
          textAnchor="middle"
          fontWeight={600}
          className="fill-ink-900"
        >
          {formatRupees(best.revenue)}
        </text>
      )}
    </svg>
  );
}

/** A day's label, '24 Oct'. */
export function chartPointName({ date }: Pick<Day, 'date'>): string {
  return dayName().format(new Date(`${date}T00:00:00Z`));
}
