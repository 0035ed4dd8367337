import { type BookingMode, formatRupees } from '@jyotiratna/contract';
import { type LucideIcon, MessageCircle, Phone, Video } from 'lucide-react';
import { sessionLength } from '#content/healers.ts';
import { presence } from '#messages/consultations/presence.ts';
import { booking } from '#messages/healers/booking.ts';
import { healers } from '#messages/healers/healers.ts';
import type { HealerNow } from './healer-now.ts';

export type ModeTile = {
  mode: BookingMode;
  Icon: LucideIcon;
  price: string;
  note: string;
  disabled: boolean;
};

/** The three session modes, as tiles of equal size. An offline healer offers no chat. */
export function modeTiles(healer: HealerNow): ModeTile[] {
  const { chatPrice, phonePrice, videoPrice, freeMinutes, isOnline, waitMinutes = null } = healer;
  return [
    {
      mode: 'chat',
      Icon: MessageCircle,
      price: booking.pricePerMinute(formatRupees(chatPrice)),
      note: !isOnline
        ? healers.unavailable
        : waitMinutes === null
          ? booking.freeMinutes(freeMinutes)
          : presence.busy,
      disabled: !isOnline,
    },
    {
      mode: 'phone',
      Icon: Phone,
      price: formatRupees(phonePrice),
      note: sessionLength,
      disabled: false,
    },
    {
      mode: 'video',
      Icon: Video,
      price: formatRupees(videoPrice),
      note: sessionLength,
      disabled: false,
    },
  ];
}
