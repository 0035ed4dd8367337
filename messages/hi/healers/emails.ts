import type { emails as English } from '../../en/healers/emails.ts';
import { clock } from '../platform/clock.ts';
import { day } from '../platform/days.ts';

/** Emails about booked sessions. */
export const emails: typeof English = {
  session: {
    modes: { chat: 'चैट', phone: 'फ़ोन कॉल', video: 'वीडियो कॉल' },
    what: (mode, healer) => `${healer} के साथ ${mode}`,
    when: (date, time) => `${day(date)}, ${clock(time)} IST`,
    booked: 'आपका सत्र बुक हो गया',
    bookedSubject: (subject) => `आपका सत्र बुक हो गया: ${subject}`,
    moved: 'आपके सत्र का समय बदल गया',
    movedSubject: (subject) => `आपके सत्र का समय बदल गया: ${subject}`,
    soon: 'आपका सत्र जल्द शुरू होगा',
    soonSubject: (time, subject) => `आज ${clock(time)}: ${subject}`,
    cancelled: 'आपका सत्र रद्द हो गया',
    cancelledSubject: (subject) => `आपका सत्र रद्द हो गया: ${subject}`,
    notStarted:
      'आपका सत्र तय समय के 15 मिनट के भीतर शुरू नहीं हो सका। हमें खेद है। आपने इसके लिए जो चुकाया है, वह पूरा लौटाया जाएगा।',
    notStartedHeading: 'एक सत्र नहीं हो सका',
    notStartedSubject: (when) => `एक सत्र नहीं हो सका: ${when}`,
    notStartedOf: (name) =>
      `${name} के साथ आपका बुक किया हुआ सत्र तय समय के 15 मिनट के भीतर शुरू नहीं हो सका। वह रद्द है, और उसके लिए चुकाई गई राशि पूरी लौटाई जाएगी।`,
    refund: 'रिफ़ंड',
    paid: 'चुकाए गए',
    fee: 'रद्द करने का शुल्क',
    extra: 'ऊपर से, क्योंकि रद्द हमने किया',
    back: 'आपको वापस मिलेंगे',
    refundTime: 'पैसे 7-10 कार्य दिवसों में वापस मिलते हैं।',
    nothingPaid: 'आपने कुछ चुकाया नहीं है, इसलिए न कुछ देना है, न लौटाना।',
    title: 'आपका सत्र',
    healer: 'मार्गदर्शक',
    by: 'माध्यम',
    at: 'कब',
    firstMinutes: (minutes) => `पहले ${minutes} मिनट`,
    free: 'इन मार्गदर्शक के साथ पहली चैट में मुफ़्त',
    fromMinute: (minute) => `${minute}वें मिनट से`,
    perMinute: (amount) => `${amount} प्रति मिनट`,
    due: 'सत्र शुरू होने पर देना है',
    call: (phone) => `मार्गदर्शक इस समय आपको ${phone} पर फ़ोन करेंगे।`,
    room: 'आप मार्गदर्शक से ब्राउज़र में, अपने निजी कक्ष में मिलेंगे। वह इस समय खुलेगा:',
    openChat: 'चैट खोलें',
    joinVideo: 'वीडियो कॉल में जुड़ें',
    wait: 'इस समय मार्गदर्शक आपको सत्र में जुड़ने का लिंक ईमेल करेंगे।',
    waitOrReach: (methods) =>
      `इस समय मार्गदर्शक आपको सत्र में जुड़ने का लिंक ईमेल करेंगे। पाँच मिनट बाद तक कुछ न आए, तो हमसे ${methods.join(' या ')} पर बात करें।`,
    opens: 'इस समय सत्र आपके खाते में “सत्र और शेष राशि” में खुलेगा।',
    opensAndCalls: (phone) =>
      `इस समय सत्र आपके खाते में “सत्र और शेष राशि” में खुलेगा। उसे वहाँ खोलें; फिर मार्गदर्शक आपको ${phone} पर फ़ोन करेंगे।`,
    opensAndSends: (phone) =>
      `इस समय सत्र आपके खाते में “सत्र और शेष राशि” में खुलेगा। उसे वहाँ खोलें; फिर मार्गदर्शक वीडियो कॉल का लिंक भेजेंगे, या आपको ${phone} पर फ़ोन करेंगे।`,
    paysByBalance: 'सत्र शुरू होने पर कीमत आपकी शेष राशि से ली जाएगी।',
    takeFirst: 'आपने बिना लॉगिन बुक किया है: नीचे के बटन से इसे पहले अपने खाते में जोड़ें।',
    openSessions: 'सत्र और शेष राशि',
    change: 'सत्र देखें, समय बदलें या रद्द करें',
    changeNote: 'जिसके पास यह संदेश है, वह इस सत्र को देख और बदल सकता है। पुराने संदेशों के लिंक अब काम नहीं करते।',
  },
};
