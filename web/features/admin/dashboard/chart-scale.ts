/**
 * The ticks of a chart's vertical axis: from 0 to at least `max`, at most five steps, in rupees.
 */
export function axisSteps(max: number): number[] {
  const rough = Math.max(max, 100) / 5;
  const power = 10 ** Math.floor(Math.log10(rough));
  const step = [1, 2, 5, 10].map((factor) => factor * power).find((size) => size >= rough) ?? rough;
  const count = Math.max(1, Math.ceil(max / step));
  return Array.from({ length: count + 1 }, (_, index) => index * step);
}

/** A short axis label: '₹50k', '₹1.5L'. */
export function axisLabel(rupees: number): string {
  if (rupees >= 1_00_000) return `₹${trim(rupees / 1_00_000)}L`;
  return rupees >= 1000 ? `₹${trim(rupees / 1000)}k` : `₹${rupees}`;
}

function trim(value: number): string {
  return String(Math.round(value * 10) / 10);
}
