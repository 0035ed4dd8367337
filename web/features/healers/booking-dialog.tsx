import type { Booking, BookingMode } from '@jyotiratna/contract';
import { X } from 'lucide-react';
import { Dialog as Radix } from 'radix-ui';
import { useState } from 'react';
import { presence } from '#messages/consultations/presence.ts';
import { booking as t } from '#messages/healers/booking.ts';
import { healers } from '#messages/healers/healers.ts';
import { controls } from '#messages/platform/controls.ts';
import { useReturnFocus } from '../../ui/use-return-focus.ts';
import { Booked } from './booked.tsx';
import { BookingForm } from './booking-form.tsx';
import { HealerAvatar } from './healer-avatar.tsx';
import type { HealerNow } from './healer-now.ts';

type Props = {
  healer: HealerNow;
  /** The initial session mode; for an offline healer phone instead of chat. */
  mode?: BookingMode;
  /** Reschedules this session instead of booking a new one. */
  moving?: { booking: Booking; token?: string | undefined };
  onClose: () => void;
  onChanged?: (booking: Booking) => void;
};

/** The dialog that books a session, up to 'You are booked'. */
export default function BookingDialog({
  healer,
  mode = 'chat',
  moving: first,
  onClose,
  onChanged,
}: Props) {
  const [moving, setMoving] = useState(first);
  const [booked, setBooked] = useState<Booking | null>(null);
  const returnFocus = useReturnFocus();
  const name = healer.sample ? healers.sample(healer.name) : healer.name;
  const wide = !moving && !booked;
  return (
    <Radix.Root open onOpenChange={(open) => open || onClose()}>
      <Radix.Portal>
        <Radix.Overlay className="fade fixed inset-0 z-50 bg-mayur-900/50" />
        <Radix.Content
          {...returnFocus}
          aria-describedby={undefined}
          className={`rise facet-card fixed inset-x-0 bottom-0 z-50 m-auto flex max-h-[96dvh] flex-col overflow-clip bg-marble-0 shadow-dialog sm:inset-4 sm:h-fit sm:max-h-[calc(100dvh-2rem)] ${wide ? 'sm:max-w-[966px]' : 'sm:max-w-[560px]'}`}
        >
          <div className="flex items-start gap-4 px-5 py-4 sm:px-7 sm:pt-5">
            {!booked && <HealerAvatar healer={healer} size="s" />}
            <div className={`min-w-0 grow ${booked ? 'sr-only' : ''}`}>
              <Radix.Title className="text-[1.5rem] leading-tight">
                {moving ? t.reschedule : t.title}
              </Radix.Title>
              <p className="mt-0.5 text-small text-text-2">{name}</p>
              {healer.isOnline && healer.waitMinutes != null && (
                <p className="figures text-small font-semibold text-kesar-700">
                  {presence.freeIn(healer.waitMinutes)}
                </p>
              )}
            </div>
            <Radix.Close
              aria-label={controls.close}
              className="target -mt-1 -mr-2 ml-auto grid shrink-0 place-items-center"
            >
              <X aria-hidden size={20} strokeWidth={1.6} />
            </Radix.Close>
          </div>
          {booked ? (
            <Booked
              booking={booked}
              name={name}
              moved={moving !== undefined}
              onReschedule={() => {
                setMoving({ booking: booked, token: moving?.token });
                setBooked(null);
              }}
            />
          ) : (
            <BookingForm
              healer={healer}
              mode={mode === 'chat' && !healer.isOnline ? 'phone' : mode}
              moving={moving}
              onDone={(booking) => {
                setBooked(booking);
                onChanged?.(booking);
              }}
            />
          )}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}
