import type { Graha } from '@jyotiratna/contract';
import { presence } from '#messages/consultations/presence.ts';
import { healers } from '#messages/healers/healers.ts';
import { portrait as copy } from '#messages/healers/portrait.ts';
import type { Healer } from '../../content/healer.ts';
import { ResponsiveImage, storedImage } from '../../ui/image.tsx';
import type { HealerNow } from './healer-now.ts';

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

const sizes = {
  // Coloured initials need the contrast of large text: at least 24 px.
  xs: 'size-12 text-[1.5rem]',
  s: 'size-14 text-[1.5rem]',
  m: 'size-18 text-[1.75rem] md:size-22 md:text-[2.125rem]',
};

const dots = {
  online: 'bg-harit-700',
  busy: 'bg-kesar-500',
  reachable: 'bg-neel-700',
  offline: 'bg-marble-500',
};

function stateOf({
  isOnline,
  reachable = false,
  waitMinutes = null,
}: HealerNow): keyof typeof dots {
  if (!isOnline && !reachable) return 'offline';
  if (waitMinutes !== null) return 'busy';
  return isOnline ? 'online' : 'reachable';
}

const labels = { ...healers, busy: presence.busy, reachable: presence.reach.state };

type AvatarSubject = Pick<Healer, 'graha' | 'initials' | 'name' | 'portrait'>;

/**
 * The healer's portrait; without one the initials on the tint of a graha, decorative because the
 * name is next to them.
 */
export function HealerPortrait({
  healer,
  size = 'm',
}: {
  healer: AvatarSubject;
  size?: keyof typeof sizes;
}) {
  const { graha, initials, name, portrait } = healer;
  const classes = `cut-lg grid shrink-0 place-items-center overflow-clip font-display ${tints[graha]} ${sizes[size]}`;
  if (!portrait)
    return (
      <div aria-hidden="true" className={classes}>
        {initials}
      </div>
    );
  return (
    <div className={classes}>
      <ResponsiveImage
        image={storedImage({ ...portrait, alt: copy.of(name) })}
        sizes="88px"
        className="size-full object-cover"
      />
    </div>
  );
}

/**
 * The healer's portrait or initials, with a dot for the presence: online, reachable, or in a
 * session.
 */
export function HealerAvatar({ healer, size = 'm' }: { healer: HealerNow; size?: 's' | 'm' }) {
  const state = stateOf(healer);
  return (
    <div className="relative shrink-0">
      <HealerPortrait healer={healer} size={size} />
      <span
        className={`absolute -right-1 -bottom-1 size-4 rounded-full border-3 border-marble-0 ${dots[state]}`}
      >
        <span className="sr-only">{labels[state]}</span>
      </span>
    </div>
  );
}
