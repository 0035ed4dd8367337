export const booking = {
  title: 'Book a session',
  how: 'How would you like to talk?',
  day: 'Day',
  time: 'Time (IST)',
  taken: 'Taken',
  payNow: 'To pay now',
  book: 'Book',
  booking: 'Booking...',
  done: 'You are booked',
  calendar: 'Add to calendar',
  slotTaken: 'This time has just been taken. Please choose another.',
  guarantee: 'Money-back guarantee on the first consultation.',
};
