import type { GemWindow, Graha } from '@jyotiratna/contract';

/** Traditional times for a graha's stone, on a page and in a calendar file. */
export const gemHours = {
  titleOf: (graha: string) => `The stone of ${graha}`,
  grahas: {
    Sun: 'the Sun',
    Moon: 'the Moon',
    Mars: 'Mars',
    Mercury: 'Mercury',
    Jupiter: 'Jupiter',
    Venus: 'Venus',
    Saturn: 'Saturn',
    Rahu: 'Rahu',
    Ketu: 'Ketu',
  } satisfies Record<Graha, string>,
  lead: (graha: string, weekday: string) =>
    `In Jyotish, a stone of ${graha} is put on in daylight on a ${weekday}, in the bright half of the month, and in the nakshatra or the hora of its graha.`,
  node: (graha: string, lord: string) =>
    `${graha} has no day or hora of its own; by custom, those of ${lord} are used.`,
  weekdays: {
    Sun: 'Sunday',
    Moon: 'Monday',
    Mars: 'Tuesday',
    Mercury: 'Wednesday',
    Jupiter: 'Thursday',
    Venus: 'Friday',
    Saturn: 'Saturday',
  } as Readonly<Record<string, string>>,
  city: 'City where you will put it on',
  cityHint: 'Any city, in English or Hindi. Saved in this browser only.',
  wearer: 'Who will wear it',
  anyone: 'Anyone',
  wearerUnknown:
    'Without a birth time this Moon is not known for certain, so no times are left out.',
  show: 'Show the times',
  unknown: (text: string) =>
    `We could not find a city called “${text}”. Please try another spelling.`,
  of: (place: string, timezone: string, days: number) =>
    `For ${place} (${timezone}), the next ${days} days; sunrise by the Sun’s upper limb.`,
  personal: 'Times that do not suit your birth Moon are left out.',
  general: 'With a kundli, times that do not suit the birth Moon are left out as well.',
  next: { best: 'Next best time', good: 'Next good time' },
  none: {
    best: 'No best time in these days; they come only a few times a year.',
    good: 'None in these days.',
  },
  tiers: { best: 'Best', good: 'Good', allowed: 'Allowed' } satisfies Record<
    GemWindow['tier'],
    string
  >,
  reasons: {
    shukla: 'bright half of the month',
    krishna: 'dark half of the month',
    ownStar: 'nakshatra of the graha',
    pushya: 'Pushya',
    hora: 'hora of the graha',
    combust: 'the graha is combust',
  } satisfies Record<GemWindow['reasons'][number], string>,
  yogas: {
    raviPushya: 'Ravi Pushya',
    guruPushya: 'Guru Pushya',
    amritaSiddhi: 'Amrita Siddhi',
  } satisfies Record<NonNullable<GemWindow['beside']['yoga']>, string>,
  columns: { when: 'When', tier: 'Time', why: 'Why', beside: 'Also then' },
  caption: (graha: string) => `Times to put on the stone of ${graha}`,
  when: (date: string, from: string, until: string) => `${date}, ${from} to ${until}`,
  beside: (nakshatra: string, choghadiyas: string) =>
    `Moon in ${nakshatra}; choghadiya ${choghadiyas}`,
  abhijit: 'Abhijit',
  all: (count: number) => `All ${count} times`,
  sunless: (days: number) =>
    days === 1
      ? 'One day is left out, because the Sun does not rise or set there.'
      : `${days} days are left out, because the Sun does not rise or set there.`,
  empty: 'There is no suitable time in these days. Another city or a later day may have one.',
  calendar: 'For your calendar (.ics)',
  email: {
    request: 'Email me these times',
    busy: 'Asking...',
    sent: 'They are on their way to this order’s email.',
    before: 'We have already emailed these times. Please check the inbox of this order’s email.',
    failed: 'The times could not be emailed. Please try again.',
  },
  consult:
    'Please consult an astrologer first: by custom, this stone is worn only on their advice.',
  custom: 'This is custom. Nothing is promised, and there is no harm in choosing another time.',
  loading: 'Finding the times...',
  failed: 'The times could not be loaded.',
  retry: 'Try again',
};
