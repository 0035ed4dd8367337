import type { Graha } from '@jyotiratna/contract';
import { healers } from '#messages/healers/healers.ts';
import type { Healer } from '../../content/healer.ts';

const tints: Record<Graha, string> = {
  Sun: 'bg-[#f7dfe0] text-(--graha-sun)',
  Moon: 'bg-[#e8ecf1] text-(--graha-moon)',
  Mars: 'bg-[#f9e3d7] text-(--graha-mars)',
  Mercury: 'bg-[#ddebe2] text-(--graha-mercury)',
  Jupiter: 'bg-[#f8edcc] text-(--graha-jupiter)',
  Venus: 'bg-[#e6eaf3] text-(--graha-venus)',
  Saturn: 'bg-[#e0e6f3] text-(--graha-saturn)',
  Rahu: 'bg-[#f3e3d6] text-(--graha-rahu)',
  Ketu: 'bg-[#ecedd8] text-(--graha-ketu)',
};

/** Initials on the tint of a graha, with a dot that says whether the healer is online. */
export function HealerAvatar({ healer, size = 'm' }: { healer: Healer; size?: 's' | 'm' }) {
  const { graha, initials, isOnline } = healer;
  return (
    <div className="relative shrink-0">
      <div
        aria-hidden="true"
        className={`cut-lg grid place-items-center font-display ${tints[graha]} ${
          size === 's' ? 'size-14 text-[1.5rem]' : 'size-18 text-[1.75rem] md:size-22 md:text-[2.125rem]'
        }`}
      >
        {initials}
      </div>
      <span
        className={`absolute -right-1 -bottom-1 size-4 rounded-full border-3 border-marble-0 ${isOnline ? 'bg-harit-700' : 'bg-marble-500'}`}
      >
        <span className="sr-only">{isOnline ? healers.online : healers.offline}</span>
      </span>
    </div>
  );
}
