import { Download } from 'lucide-react';
import type { ReactNode } from 'react';
import { buttonClass } from '../../../ui/button.tsx';

/** A file of a report. */
export function DownloadLink({ to, children }: { to: string; children: ReactNode }) {
  return (
    <a href={to} download className={buttonClass({ kind: 'second' })}>
      <Download aria-hidden size={20} strokeWidth={1.6} />
      {children}
    </a>
  );
}
