import { formatRupees, groupDigits } from '@jyotiratna/contract';
import { MessageCircle, Star } from 'lucide-react';
import { languageNames, sessionLength, specializationNames } from '#content/healers.ts';
import { presence } from '#messages/consultations/presence.ts';
import { healers as t } from '#messages/healers/healers.ts';
import { grahaWord } from '../../graha-label.ts';
import { Button } from '../../ui/button.tsx';
import { GrahaDot } from '../../ui/graha-dot.tsx';
import { CheckedChip } from './checked-chip.tsx';
import { FreeOffer } from './free-offer.tsx';
import { HealerAvatar } from './healer-avatar.tsx';
import type { HealerNow } from './healer-now.ts';
import { reachLabel } from './reach-label.ts';

type Props = {
  healer: HealerNow;
  /** Whether a sample is labelled as such. */
  marked: boolean;
  onProfile: () => void;
  /** Requests a chat; absent in a preview. */
  onChat?: () => void;
  onIntent?: () => void;
};

/**
 * A healer in the list. `onIntent` is called when a button is about to be clicked, so that its
 * dialog can be prefetched.
 */
export function HealerCard({ healer, marked, onProfile, onChat, onIntent }: Props) {
  const { waitMinutes = null } = healer;
  const available = healer.isOnline || (healer.reachable ?? false);
  const busy = available && waitMinutes !== null;
  const reach = busy ? null : reachLabel(healer);
  return (
    <article
      aria-labelledby={healer.id}
      className="facet-card flex flex-col border border-line bg-surface px-5 pt-5 pb-5 md:px-6 md:pt-6"
    >
      <div className="flex items-center gap-4 md:gap-5">
        <HealerAvatar healer={healer} />
        <div className="min-w-0">
          {busy && (
            <p className="figures mb-1 text-small font-semibold text-kesar-700">
              {presence.freeIn(waitMinutes)}
            </p>
          )}
          {reach && <p className="figures mb-1 text-small font-semibold text-harit-700">{reach}</p>}
          <h2 id={healer.id} className="text-heading-s">
            {marked && healer.sample ? t.sample(healer.name) : healer.name}
          </h2>
          <p className="figures mt-1.5 flex flex-wrap items-center gap-x-2.5 text-small text-text-2">
            {healer.reviewCount > 0 && (
              <>
                <span className="inline-flex items-center gap-1.5 font-semibold text-text">
                  <Star
                    aria-hidden
                    size={16}
                    strokeWidth={1.6}
                    className="fill-kesar-500 text-kesar-700"
                  />
                  <span className="sr-only">{t.rated} </span>
                  {healer.rating.toFixed(1)}
                </span>
                <span>{t.reviews(groupDigits(healer.reviewCount))}</span>
              </>
            )}
            {healer.experience > 0 && <span>{t.years(healer.experience)}</span>}
          </p>
          {healer.checked && <CheckedChip />}
        </div>
      </div>
      <p className="mt-4 font-medium">
        {healer.specialization.map((key) => specializationNames[key]).join(', ')}
      </p>
      <p className="mt-1.5 mb-4 flex flex-wrap items-center gap-x-4 gap-y-1 text-small text-text-2">
        {healer.planetFocus.map((planet) => (
          <GrahaDot key={planet} graha={planet}>
            {grahaWord(planet)}
          </GrahaDot>
        ))}
        <span>{healer.languages.map((key) => languageNames[key]).join(', ')}</span>
      </p>
      <div className="mt-auto flex flex-wrap items-end justify-between gap-x-4 gap-y-4 border-t border-line pt-4">
        <p className="figures text-small leading-normal">
          <span className="text-[1.125rem] font-semibold">{formatRupees(healer.chatPrice)}</span>
          <span className="text-text-2">{t.perMinuteOfChat}</span>
          <FreeOffer healer={healer} className="block font-semibold text-harit-700">
            {t.firstFree(healer.freeMinutes)}
          </FreeOffer>
          <span className="block text-text-2">
            {t.calls(
              formatRupees(healer.phonePrice),
              formatRupees(healer.videoPrice),
              sessionLength,
            )}
          </span>
        </p>
        {/* biome-ignore lint/a11y/noStaticElementInteractions: only prefetches the targets of the buttons inside */}
        <div
          onPointerEnter={onIntent}
          onFocus={onIntent}
          className="flex gap-1 max-sm:w-full sm:gap-2"
        >
          <Button kind="text" size="s" onClick={onProfile} className="max-sm:grow">
            {t.profile}
          </Button>
          <Button
            size="s"
            disabled={!available || !onChat}
            onClick={onChat}
            className="max-sm:grow"
          >
            {available ? (
              <>
                <MessageCircle aria-hidden size={20} strokeWidth={1.6} />
                {busy ? presence.chatWhenFree : t.chat}
              </>
            ) : (
              t.unavailable
            )}
          </Button>
        </div>
      </div>
    </article>
  );
}
