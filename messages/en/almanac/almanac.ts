import type { Choghadiya } from '@jyotiratna/contract';

type Worth = Choghadiya['worth'];

/** The panchang of a day and of a month. Customs are stated as customs, without promises. */
export const almanac = {
  /** 'Sunday, 22 November 2026' */
  longDate: (weekday: string, day: number, month: string, year: number) =>
    `${weekday}, ${day} ${month} ${year}`,
  date: (day: number, month: string, year: number) => `${day} ${month} ${year}`,
  weekdays: ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'],
  shortWeekdays: ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat'],
  /** A time on a date other than the page's. */
  otherDay: (time: string, day: number, month: string) => `${time}, ${day} ${month}`,
  range: (from: string, to: string) => `${from} to ${to}`,
  until: (time: string) => `until ${time}`,
  home: {
    title: 'Panchang',
    metaTitle: 'Today’s panchang: tithi, nakshatra, Rahu Kaal | Jyotiratna',
    metaDescription:
      'Today’s tithi, nakshatra, yoga and karana with end times, sunrise and moonrise, Rahu Kaal, choghadiya and hora, calculated for your city.',
  },
  day: {
    title: (city: string) => `Panchang for ${city}`,
    metaTitle: (city: string, date: string) => `Panchang for ${city}, ${date} | Jyotiratna`,
    metaDescription: (
      place: string,
      date: string,
      tithi: string,
      nakshatra: string,
      rahu: string,
    ) =>
      `${date} in ${place}: ${tithi}, ${nakshatra}, Rahu Kaal ${rahu}. Sunrise, moonrise, choghadiya and hora, calculated for the city.`,
    previous: 'Previous day',
    next: 'Next day',
    others: 'Previous and next day',
  },
  conventions: {
    almanac: 'sunrise by the Sun’s upper limb, with refraction',
    hindu: 'sunrise by the centre of the Sun’s disc, without refraction',
  },
  select: {
    title: 'Place and date',
    city: 'City',
    cityHint: 'Any city, in English or Hindi',
    date: 'Date',
    show: 'Show the panchang',
    unknown: (text: string) =>
      `We could not find a city called “${text}”. Please try another spelling.`,
    today: 'Today',
    month: 'The whole month',
    calendar: 'Festivals of this month for your calendar',
    sunrise: 'Sunrise by',
    almanac: 'Upper limb',
    almanacNote:
      'As printed in Indian almanacs and newspapers: the Sun’s upper edge appears, with refraction.',
    hindu: 'Centre of the disc',
    hinduNote:
      'Without refraction, sunrise is about four minutes later and sunset as much earlier. Every part of the day shifts with it.',
  },
  sun: {
    sunrise: 'Sunrise',
    sunset: 'Sunset',
    moonrise: 'Moonrise',
    moonset: 'Moonset',
    none: 'None this day',
    title: 'Sun, Moon and now',
  },
  now: {
    mark: 'Now',
    runs: (time: string, choghadiya: string, hora: string) =>
      `It is ${time}: ${choghadiya} choghadiya, hora of ${hora}.`,
    /** Announces a current kaal. */
    kaal: (names: string) => `${names} now.`,
    next: (subject: string, time: string, left: string) =>
      `Next: ${subject} at ${time}, in ${left}.`,
    begins: (name: string) => `${name} begins`,
    ends: (name: string) => `${name} ends`,
    left: (hours: number, minutes: number) =>
      hours > 0 ? `${hours} h ${minutes} min` : `${minutes} min`,
    dayRuns: (from: string, to: string) =>
      `The panchang day runs from sunrise (${from}) to the next sunrise (${to}).`,
    dayBefore: 'Until sunrise, the previous day’s panchang still applies.',
  },
  festivals: {
    title: 'Festivals on this day',
    disputed: 'some observe it on another day',
    open: 'Some festivals cannot be shown: their rules need days on which the Sun does not rise or set here.',
  },
  limbs: {
    title: 'The five limbs',
    tithi: 'Tithi',
    nakshatra: 'Nakshatra',
    yoga: 'Yoga',
    karana: 'Karana',
    vara: 'Vara',
    paksha: { Shukla: 'Shukla', Krishna: 'Krishna' },
    ofPaksha: (paksha: string, tithi: string) => `${paksha} ${tithi}`,
    lord: (graha: string) => `lord ${graha}`,
    varaOf: (vara: string, graha: string) => `${vara}, the day of ${graha}`,
    rikta: 'rikta',
    inauspicious: 'avoided by custom',
    vishti: 'Bhadra, avoided by custom',
    kshaya: (tithi: string) =>
      `${tithi} is a kshaya tithi: it begins after this sunrise and ends before the next.`,
    vriddhi: (tithi: string) => `${tithi} is a vriddhi tithi: it rules this sunrise and the next.`,
  },
  month: {
    title: 'Month and year',
    amanta: 'Amanta month',
    purnimanta: 'Purnimanta month',
    adhika: (month: string) => `${month} (adhika, an added month)`,
    paksha: 'Paksha',
    pakshas: { Shukla: 'Shukla, the bright half', Krishna: 'Krishna, the dark half' },
    shaka: 'Shaka year',
    vikram: 'Vikram year',
    sun: 'Sun in',
    moon: 'Moon in',
    reckonings:
      'The amanta month ends at the new moon (west and south), the purnimanta at the full moon (north).',
    disputedName: 'In this rare month the Sun enters two rashis; almanacs name it either way.',
    disputedYear: 'In an added Chaitra some almanacs still count the old year.',
  },
  times: {
    sought: 'Auspicious times, by custom',
    avoided: 'Times to avoid, by custom',
    none: 'None this day',
    rahu: 'Rahu Kaal',
    yamaganda: 'Yamaganda',
    gulika: 'Gulika Kaal',
    abhijit: 'Abhijit',
    abhijitUnused: 'not used on Wednesday',
    brahma: 'Brahma muhurta',
    brahmaFixed: 'the same, 96 to 48 minutes before sunrise',
    durmuhurta: 'Durmuhurta',
    varjyam: 'Varjyam',
    amritKaal: 'Amrit Kaal',
    bhadra: 'Bhadra (Vishti karana)',
    name: 'Time',
    span: 'From and to',
  },
  choghadiya: {
    title: 'Choghadiya',
    note: 'The day and the night are each divided into eight parts, each ruled by a graha. By custom, new things are begun in Amrit, Shubh and Labh.',
    name: 'Choghadiya',
    worthHead: 'By custom',
    names: {
      Udveg: 'Udveg',
      Char: 'Char',
      Labh: 'Labh',
      Amrit: 'Amrit',
      Kaal: 'Kaal',
      Shubh: 'Shubh',
      Rog: 'Rog',
    } satisfies Record<Choghadiya['key'], string>,
    worth: { good: 'Good', fair: 'Fair', avoid: 'Avoid' } satisfies Record<Worth, string>,
  },
  hora: {
    title: 'Hora',
    note: 'The day and the night are each divided into twelve parts, beginning with the lord of the weekday. Rahu and Ketu have none; by custom, Saturn’s and Mars’s are used for them.',
    name: 'Graha',
  },
  halves: { day: 'Day', night: 'Night' },
  monthly: {
    regional: 'Calendar of a region',
    title: (month: string, year: number) => `Panchang for ${month} ${year}`,
    metaTitle: (city: string, month: string, year: number) =>
      `Panchang, festivals and ekadashis of ${month} ${year} in ${city} | Jyotiratna`,
    metaDescription: (place: string, month: string, year: number) =>
      `Every day of ${month} ${year} in ${place}: tithi, nakshatra, sunrise and sunset, festivals, ekadashis and vratas.`,
    name: (month: string, year: number) => `${month} ${year}`,
    caption: (city: string, month: string, year: number) =>
      `The days of ${month} ${year} in ${city}`,
    previous: 'Previous month',
    next: 'Next month',
    others: 'Previous and next month',
    day: 'Day',
    tithi: 'Tithi at sunrise',
    nakshatra: 'Nakshatra',
    sunTimes: 'Sunrise and sunset',
    festivals: 'Festivals and vratas',
    openDay: (date: string) => `Panchang of ${date}`,
    lunar: (amanta: string, purnimanta: string) => `${amanta} (purnimanta ${purnimanta})`,
    kshaya: (tithi: string) => `${tithi} is skipped (kshaya)`,
    vriddhi: 'also rules the next sunrise (vriddhi)',
    noSunrise: 'The Sun does not rise and set here on this day.',
    calendarMonth: 'This month for your calendar (.ics)',
    calendarYear: (year: number) => `All of ${year} for your calendar (.ics)`,
    marked: 'today',
    abroad:
      'Festivals follow the local sunrise, so outside India a festival may fall on a different date.',
  },
  method: {
    title: 'How this is calculated',
    sky: 'Calculated from actual planetary positions for this place: Lahiri ayanamsa, mean node, level horizon, minutes rounded. Limbs and months follow the Surya Siddhanta, parts of the day the Muhurta Chintamani and B. V. Raman, festivals the smarta rules of the Dharmasindhu and Nirnayasindhu.',
    schools:
      'Where schools differ, we follow one rule and name it. Other almanacs may differ by a few minutes, mostly because of how they define sunrise.',
    custom:
      'Which times are auspicious is a custom of Jyotish and a matter of belief. Nothing is promised.',
    credit: 'Place names: GeoNames (geonames.org), CC BY 4.0',
  },
  missing: {
    title: 'No panchang here | Jyotiratna',
    heading: 'No panchang for this page',
    text: 'We do not know this city or date. The panchang covers the years 1900 to 2060.',
    noSunrise: 'The Sun does not rise and set there on that day, so the day has no almanac.',
    today: 'Today’s panchang',
  },
};
