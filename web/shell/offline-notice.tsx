import { WifiOff } from 'lucide-react';
import { shell } from '#messages/platform/shell.ts';
import { useOnline } from './use-online.ts';

/** A notice displayed while the browser is offline. */
export function OfflineNotice() {
  const online = useOnline();
  return (
    <div role="status">
      {!online && (
        <p
          data-above-bars
          className="facet-toast fixed inset-x-2 bottom-2 z-50 mx-auto flex max-w-xl items-center gap-3 bg-kesar-100 px-4 py-3 text-small text-kesar-800 shadow-popover"
        >
          <WifiOff aria-hidden size={20} strokeWidth={1.6} className="shrink-0" />
          {shell.offline}
        </p>
      )}
    </div>
  );
}
