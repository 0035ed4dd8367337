import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';

export type ChipTone = 'neutral' | 'good' | 'info' | 'error' | 'wait' | 'done';

const tones: Record<ChipTone, string> = {
  neutral: 'bg-marble-100 text-ink-900',
  good: 'bg-harit-100 text-harit-700',
  info: 'bg-neel-100 text-neel-700',
  error: 'bg-sindoor-100 text-sindoor-700',
  wait: 'bg-kesar-100 text-kesar-800',
  done: 'bg-mayur-100 text-mayur-700',
};

type Props = { tone?: ChipTone; icon?: LucideIcon; children: ReactNode };

/**
 * A label on a coloured background. A status also has an icon, because colour must not be the only
 * distinction.
 */
export function Chip({ tone = 'neutral', icon: Icon, children }: Props) {
  return (
    <span
      className={`cut inline-flex min-h-7 items-center gap-1.5 px-2.5 text-small font-medium ${tones[tone]}`}
    >
      {Icon && <Icon aria-hidden size={16} strokeWidth={1.6} />}
      {children}
    </span>
  );
}
