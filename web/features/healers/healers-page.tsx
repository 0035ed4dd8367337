import { lazy, Suspense, useState } from 'react';
import { type Healer, sampleNotice } from '#content/healers.ts';
import { healers as texts } from '#messages/healers.ts';
import { filterHealers, noHealerFilters } from '../../content/filter-healers.ts';
import { Button } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { FilterBar } from './filter-bar.tsx';
import { HealerCard } from './healer-card.tsx';
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

/** The list of healers with its filters and its dialogs. */
export function HealersPage() {
  const { filters, change } = useHealerFilters();
  const { healers, told, chat } = usePresence();
  const booking = useBookingAddress(healers);
  const [profile, setProfile] = useState<Healer | null>(null);
  const shown = filterHealers(healers, filters);

  return (
    <>
      <HealersHero form={form} search={filters.search} onSearch={(search) => change({ search })} />
      <div className="page pb-16 md:pb-24">
        <FilterBar form={form} filters={filters} onChange={change} shown={shown.length} of={healers.length} />
        {shown.length > 0 ? (
          <ul aria-label={texts.list} className="mt-4 grid gap-4 md:mt-5 md:grid-cols-2 md:gap-5">
            {shown.map((healer) => (
              <li key={healer.id} className="grid">
                <HealerCard
                  healer={healer}
                  onProfile={() => setProfile(healer)}
                  onChat={() => chat(healer.id) || booking.open(healer, 'chat')}
                  onIntent={() => void Promise.all([loadProfile(), loadBooking()])}
                />
              </li>
            ))}
          </ul>
        ) : (
          <EmptyState
            title={texts.none}
            action={
              <Button kind="second" onClick={() => change(noHealerFilters)}>
                {texts.filter.reset}
              </Button>
            }
          >
            {texts.noneHint}
          </EmptyState>
        )}
        <p className="mt-6 max-w-[72ch] text-small text-text-2">{sampleNotice}</p>
      </div>
      <PlatformClaims />
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
        {booking.healer && told && (
          <BookingDialog key={booking.healer.id} healer={booking.healer} mode={booking.mode} onClose={booking.close} />
        )}
      </Suspense>
    </>
  );
}
