import type { ErrorWordsPart } from '../../error-labels.ts';

/** Errors about healers and booked sessions. */
export const healers = {
  titles: {
    slot_taken: 'Slot taken',
    booking_not_found: 'Booking not found',
    booking_state: 'Not possible now',
    booking_billed: 'Already billed',
    booking_moves: 'Moved too often',
    healer_not_found: 'Healer not found',
    healer_offline: 'Unavailable',
  },
  sentences: {
    slot_taken: 'This time has just been taken. Please choose another one.',
    booking_not_found: 'This booking does not exist, or it is not yours.',
    booking_state: 'This session has begun or was cancelled. It can no longer be changed.',
    booking_billed:
      'This session has begun and its payments are settled. Nothing more can be noted.',
    booking_moves:
      'This session cannot be moved again. Please write to us if you need another time.',
    healer_not_found: 'This healer is not on our list.',
    healer_offline: 'This healer is not available at the moment.',
    day_needed: 'Please choose a day.',
    time_needed: 'Please choose a time.',
    time_of_list: 'Please choose a time from the list.',
    day_of_list: 'Please choose a day from the list.',
    mode_needed: 'Please choose chat, phone or video.',
  },
} satisfies ErrorWordsPart;
