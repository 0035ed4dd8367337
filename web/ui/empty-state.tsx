import type { ReactNode } from 'react';
import { type House, Mark } from './mark.tsx';

type Props = {
  title: ReactNode;
  children?: ReactNode;
  /** One action. */
  action?: ReactNode;
  /** An error tints house 7; without connection the mark is grey. */
  tone?: 'calm' | 'error' | 'grey';
  /** The page's own heading, or one inside it. */
  level?: 1 | 2;
};

/** Nothing to display, or not possible: the mark, one message, one action. */
export function EmptyState({ title, children, action, tone = 'calm', level = 2 }: Props) {
  const Heading = `h${level}` as const;
  const lit: House[] = tone === 'error' ? [7] : [];
  return (
    <div className="mx-auto flex max-w-md flex-col items-center gap-5 px-4 py-16 text-center">
      <Mark size={88} lit={lit} tone={tone} />
      <Heading className="text-[1.625rem] leading-tight">{title}</Heading>
      {children && <p className="text-text-2">{children}</p>}
      {action}
    </div>
  );
}
