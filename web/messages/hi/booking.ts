import type { booking as English } from '../en/booking.ts';

export const booking: typeof English = {
  title: 'सत्र बुक करें',
  how: 'आप कैसे बात करना चाहेंगे?',
  day: 'दिन',
  time: 'समय (IST)',
  taken: 'बुक हो चुका',
  payNow: 'अभी देना है',
  book: 'बुक करें',
  booking: 'बुक हो रहा है...',
  done: 'आपका सत्र बुक हो गया',
  calendar: 'कैलेंडर में जोड़ें',
  slotTaken: 'यह समय अभी-अभी बुक हो गया। कृपया दूसरा चुनें।',
  guarantee: 'पहले परामर्श पर पैसे वापसी की गारंटी।',
};
