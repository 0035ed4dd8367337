import { X } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { session as t } from '#messages/consultations/session.ts';
import { controls } from '#messages/platform/controls.ts';
import { useSession } from '../../session/use-session.ts';
import { TopUpSection } from './top-up.tsx';

/**
 * A top-up of the balance next to the running conversation: not a dialog, because the provider's
 * window needs the focus.
 */
export default function TopUpPanel({ onClose }: { onClose: () => void }) {
  const { user } = useSession();
  const panel = useRef<HTMLElement>(null);
  useEffect(() => panel.current?.focus(), []);
  if (!user) return null;
  return (
    <section
      ref={panel}
      tabIndex={-1}
      aria-label={t.topUp}
      className="relative max-h-[60%] shrink-0 overflow-y-auto border-b border-line bg-gulabi-50 px-4 py-3"
    >
      <div className="flex items-start justify-between gap-3">
        <p className="text-small text-text-2">{t.balanceNote}</p>
        <button
          type="button"
          aria-label={controls.close}
          onClick={onClose}
          className="target -mt-2 -mr-2 grid shrink-0 place-items-center"
        >
          <X aria-hidden size={20} strokeWidth={1.6} />
        </button>
      </div>
      <TopUpSection user={user} onPaid={onClose} />
    </section>
  );
}
