import type { ReactNode } from 'react';
import { type House, Logo } from './logo.tsx';

type Props = {
  title: ReactNode;
  children?: ReactNode;
  /** The only action. */
  action?: ReactNode;
  /** `error` tints house 7 of the logo; `grey` is for a missing connection. */
  tone?: 'calm' | 'error' | 'grey';
  /** The heading level: the page's own heading, or one below it. */
  level?: 1 | 2;
};

/** An empty state, or an error: the logo, one message, one action. */
export function EmptyState({ title, children, action, tone = 'calm', level = 2 }: Props) {
  const Heading = `h${level}` as const;
  const lit: House[] = tone === 'error' ? [7] : [];
  return (
    <div className="mx-auto flex max-w-md flex-col items-center gap-5 px-4 py-16 text-center">
      <Logo size={88} lit={lit} tone={tone} />
      <Heading className="text-[1.625rem] leading-tight">{title}</Heading>
      {children && <p className="text-text-2">{children}</p>}
      {action}
    </div>
  );
}
