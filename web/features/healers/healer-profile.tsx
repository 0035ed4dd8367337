import { type BookingMode, groupDigits } from '@jyotiratna/contract';
import { languageNames, specializationNames } from '#content/healers.ts';
import { presence } from '#messages/consultations/presence.ts';
import { healers as t } from '#messages/healers/healers.ts';
import { grahaWord } from '../../graha-label.ts';
import { Chip } from '../../ui/chip.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { GrahaDot } from '../../ui/graha-dot.tsx';
import { CheckedChip } from './checked-chip.tsx';
import { FreeOffer } from './free-offer.tsx';
import { HealerAvatar } from './healer-avatar.tsx';
import type { HealerNow } from './healer-now.ts';
import { modeTiles } from './mode-tiles.ts';
import { reachLabel } from './reach-label.ts';
import { SessionReviewList } from './session-reviews.tsx';

type Props = {
  healer: HealerNow;
  onClose: () => void;
  /** Books a session; absent in a preview. */
  onBook?: (mode: BookingMode) => void;
};

/** The profile of a healer, with the three session modes to book. */
export default function HealerProfile({ healer, onClose, onBook }: Props) {
  const { experience, successStories, nextAvailable, freeMinutes } = healer;
  const reach = healer.waitMinutes == null ? reachLabel(healer) : null;
  return (
    <Dialog
      open
      onOpenChange={(open) => open || onClose()}
      title={healer.sample ? t.sample(healer.name) : healer.name}
      description={t.summary(
        experience,
        successStories > 0 ? groupDigits(successStories) : '',
        nextAvailable,
      )}
    >
      <div className="flex items-start gap-4">
        <HealerAvatar healer={healer} />
        <div className="grid gap-2">
          {reach && <p className="figures font-semibold text-harit-700">{reach}</p>}
          {healer.isOnline && healer.waitMinutes != null && (
            <p className="figures font-semibold text-kesar-700">
              {presence.freeIn(healer.waitMinutes)}
            </p>
          )}
          {healer.checked && <CheckedChip />}
          <p className="font-medium">
            {healer.specialization.map((key) => specializationNames[key]).join(', ')}
          </p>
          <p className="flex flex-wrap gap-x-4 gap-y-1">
            {healer.planetFocus.map((planet) => (
              <GrahaDot key={planet} graha={planet}>
                {grahaWord(planet)}
              </GrahaDot>
            ))}
          </p>
          <p className="text-small text-text-2">
            {t.speaks(healer.languages.map((key) => languageNames[key]).join(', '))}
          </p>
        </div>
      </div>
      <p className="mt-5">{healer.bio}</p>
      {healer.credentials.length > 0 && (
        <ul aria-label={t.credentials} className="mt-4 flex flex-wrap gap-2">
          {healer.credentials.map((credential) => (
            <li key={credential}>
              <Chip>{credential}</Chip>
            </li>
          ))}
        </ul>
      )}
      <div className="mt-6 grid grid-cols-3 gap-2 sm:gap-4">
        {modeTiles(healer).map(({ mode, Icon, price, note, disabled }) => (
          <button
            key={mode}
            type="button"
            disabled={disabled || !onBook}
            onClick={() => onBook?.(mode)}
            className="facet-button flex flex-col items-center gap-1 border border-mayur-700 px-1 py-3 text-mayur-700 transition-colors duration-200 hover:bg-mayur-50 disabled:border-marble-300 disabled:bg-marble-100 disabled:text-ink-600"
          >
            <Icon aria-hidden size={20} strokeWidth={1.6} />
            <span className="font-semibold">{t.book[mode]}</span>
            <span className="figures text-small font-semibold">{price}</span>
            <span className="figures text-small text-ink-600">{note}</span>
          </button>
        ))}
      </div>
      <p className="mt-4 text-small text-text-2">
        <FreeOffer healer={healer}>{t.chatIsFree(freeMinutes)}</FreeOffer>
      </p>
      {onBook && <SessionReviewList healerId={healer.id} />}
    </Dialog>
  );
}
