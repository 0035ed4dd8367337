import { Download } from 'lucide-react';
import { type ButtonSize, buttonClass } from '../../../ui/button.tsx';

type Props = { to: string; size?: ButtonSize; children: string };

/** A link that downloads a report's file. */
export function DownloadLink({ to, size = 'm', children }: Props) {
  return (
    <a href={to} download className={buttonClass({ kind: 'second', size })}>
      <Download aria-hidden size={20} strokeWidth={1.6} />
      {children}
    </a>
  );
}
