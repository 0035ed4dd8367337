import type { LucideIcon } from 'lucide-react';
import type { ComponentProps } from 'react';

type Props = ComponentProps<'button'> & { icon: LucideIcon; 'aria-label': string; size?: number };

/** A button with only an icon. */
export function IconButton({ icon: Icon, size = 20, className = '', ...button }: Props) {
  return (
    <button type="button" {...button} className={`target grid place-items-center ${className}`}>
      <Icon aria-hidden size={size} strokeWidth={1.6} />
    </button>
  );
}
