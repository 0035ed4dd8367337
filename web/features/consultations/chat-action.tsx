import type { LucideIcon } from 'lucide-react';
import { Button } from '../../ui/button.tsx';

type Props = { Icon: LucideIcon; label: string; onPress: () => void; busy?: boolean };

/**
 * A button that sends something other than text: an icon on a small screen, with its label on a
 * wide one.
 */
export function ChatAction({ Icon, label, onPress, busy = false }: Props) {
  return (
    <Button
      kind="text"
      size="s"
      busy={busy}
      title={label}
      className="min-h-12 px-2 sm:px-3"
      onClick={onPress}
    >
      <Icon aria-hidden size={22} strokeWidth={1.6} />
      <span className="max-desktop:sr-only">{label}</span>
    </Button>
  );
}
