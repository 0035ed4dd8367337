import { lazy, Suspense, useState } from 'react';
import { sampleNotice, someSamplesNotice } from '#content/healers.ts';
import { healers as t } from '#messages/healers/healers.ts';
import {
  filterHealers,
  type HealerChoices,
  noHealerFilters,
} from '../../content/filter-healers.ts';
import type { Healer } from '../../content/healer.ts';
import { Button } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { FilterBar } from './filter-bar.tsx';
import { HealerCard } from './healer-card.tsx';
import type { HealerNow } from './healer-now.ts';
import { HealersHero } from './healers-hero.tsx';
import { PlatformClaims } from './platform-claims.tsx';
import { useBookingAddress } from './use-booking-address.ts';
import { useHealerFilters } from './use-healer-filters.ts';
import { usePresence } from './use-presence.ts';

const loadProfile = () => import('./healer-profile.tsx');
const HealerProfile = lazy(loadProfile);
const loadBooking = () => import('./booking-dialog.tsx');
const BookingDialog = lazy(loadBooking);

const form = 'healer-filters';

/** The number of the shop's built-in samples. */
const samplesAtFirst = 6;

type Props = { listed: readonly Healer[]; choices: HealerChoices };

/**
 * The list of healers with its filters and dialogs. `listed`: in the owner's order, in the language
 * of these pages.
 */
export function HealersPage({ listed, choices }: Props) {
  const { filters, change } = useHealerFilters(choices);
  const { healers, isLoaded, chat } = usePresence(listed);
  const booking = useBookingAddress(healers);
  const [profile, setProfile] = useState<HealerNow | null>(null);
  const matching = filterHealers(healers, filters);
  const samples = listed.filter(({ sample }) => sample).length;
  /** In a mixed list each sample is labelled as such. */
  const mixed = samples !== samplesAtFirst || listed.length !== samples;

  return (
    <>
      <HealersHero form={form} search={filters.search} onSearch={(search) => change({ search })} />
      <div className="page pb-16 md:pb-24">
        {listed.length > 0 && (
          <FilterBar
            form={form}
            choices={choices}
            filters={filters}
            onChange={change}
            shown={matching.length}
            of={healers.length}
          />
        )}
        {matching.length > 0 ? (
          <ul aria-label={t.list} className="mt-4 grid gap-4 md:mt-5 md:grid-cols-2 md:gap-5">
            {matching.map((healer) => (
              <li key={healer.id} className="grid">
                <HealerCard
                  healer={healer}
                  marked={mixed}
                  onProfile={() => setProfile(healer)}
                  onChat={() => chat(healer.id) || booking.open(healer, 'chat')}
                  onIntent={() => void Promise.all([loadProfile(), loadBooking()])}
                />
              </li>
            ))}
          </ul>
        ) : (
          <NoHealers isFiltered={listed.length > 0} onReset={() => change(noHealerFilters)} />
        )}
        {samples > 0 && (
          <p className="mt-6 max-w-[72ch] text-small text-text-2">
            {mixed ? someSamplesNotice : sampleNotice}
          </p>
        )}
      </div>
      <PlatformClaims checked={listed.every(({ sample, checked }) => sample || checked)} />
      <Suspense fallback={null}>
        {profile && (
          <HealerProfile
            healer={profile}
            onClose={() => setProfile(null)}
            onBook={(mode) => {
              setProfile(null);
              booking.open(profile, mode);
            }}
          />
        )}
        {booking.healer && isLoaded && (
          <BookingDialog
            key={booking.healer.id}
            healer={booking.healer}
            mode={booking.mode}
            onClose={booking.close}
          />
        )}
      </Suspense>
    </>
  );
}

/** The empty state: the filters match no healer, or the shop has none. */
function NoHealers({ isFiltered, onReset }: { isFiltered: boolean; onReset: () => void }) {
  if (!isFiltered) return <EmptyState title={t.noneYet}>{t.noneYetHint}</EmptyState>;
  return (
    <EmptyState
      title={t.none}
      action={
        <Button kind="second" onClick={onReset}>
          {t.filter.reset}
        </Button>
      }
    >
      {t.noneHint}
    </EmptyState>
  );
}
