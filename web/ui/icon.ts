import type { LucideProps } from 'lucide-react';
import { createElement, type ReactNode } from 'react';

type Line = readonly [tag: string, attributes: Record<string, string>];

/** With one of these the icon has a meaning; otherwise it is hidden from screen readers. */
const spoken = /^(aria-|role$|title$)/;

/** A line drawing of 24 by 24, as in lucide; the build uses this in place of lucide's own. */
export function createIcon(lines: readonly Line[]): (props: LucideProps) => ReactNode {
  return (props) => draw(lines, props);
}

function draw(lines: readonly Line[], { size = 24, children, ...rest }: LucideProps): ReactNode {
  const isSpoken = children || Object.keys(rest).some((name) => spoken.test(name));
  return createElement(
    'svg',
    {
      width: size,
      height: size,
      viewBox: '0 0 24 24',
      fill: 'none',
      stroke: 'currentColor',
      strokeWidth: 2,
      strokeLinecap: 'round',
      strokeLinejoin: 'round',
      ...(isSpoken ? {} : { 'aria-hidden': true }),
      ...rest,
    },
    ...lines.map(([tag, attributes]) => createElement(tag, attributes)),
    children,
  );
}
