export const healers = {
  pageTitle: 'Spiritual Healers by chat, phone or video | Jyotiratna',
  description:
    'Find an astrologer or counsellor by specialization, planet and language. The first 3 minutes of chat are free.',
  heading: 'Spiritual Healers',
  lead: 'Astrologers and counsellors by chat, phone or video. Your first 3 minutes of chat are free.',
  search: 'Search',
  searchFor: 'Search by name or specialization',
  list: 'Healers',
  filter: {
    form: 'Filter healers',
    open: 'Filters',
    active: 'active',
    onlineBadge: 'Online Only',
    onlineSwitch: 'Online only',
    reset: 'Reset',
    showing: (count: number, of: number) => `Showing ${count} of ${of} healers`,
    show: 'Show healers',
    showSome: (count: number) => `Show ${count} ${count === 1 ? 'healer' : 'healers'}`,
    specialization: 'Specialization',
    allSpecializations: 'All specializations',
    planet: 'Planet',
    allPlanets: 'All planets',
    language: 'Language',
    allLanguages: 'All languages',
    chatPrice: 'Chat price',
    lowest: 'Lowest chat price',
    highest: 'Highest chat price',
    range: (min: number, max: number) => `₹${min} to ₹${max} per minute`,
    perMinute: (rupees: number) => `₹${rupees} per minute`,
  },
  none: 'No healers found',
  noneHint: 'Try adjusting your search criteria or filters',
  noneYet: 'No healers yet',
  noneYetHint: 'Sessions begin once the first healer has joined.',
  why: 'Why Choose Our Platform',
  sample: (name: string) => `${name} (sample)`,
  online: 'Online',
  offline: 'Offline',
  rated: 'Rated',
  reviews: (count: string) => `${count} reviews`,
  years: (years: number) => `${years} years`,
  /** Displayed after the price per minute. */
  perMinuteOfChat: '/min chat',
  firstFree: (minutes: number) => `First ${minutes} min free`,
  calls: (phone: string, video: string, length: string) =>
    `Call ${phone}, video ${video} for ${length}`,
  profile: 'View Profile',
  chat: 'Chat Now',
  unavailable: 'Unavailable',
  /** A healer's summary; zero years, and empty stories and next slot, are omitted. */
  summary: (years: number, stories: string, next: string) => {
    const claims = [years > 0 && `${years} years`, stories && `${stories} success stories`]
      .filter(Boolean)
      .join(', ');
    return [claims && `${claims}.`, next].filter(Boolean).join(' ');
  },
  speaks: (languages: string) => `Speaks ${languages}`,
  credentials: 'Credentials',
  checked: 'Documents checked by the shop',
  book: { chat: 'Chat', phone: 'Call', video: 'Video' },
  chatIsFree: (minutes: number) =>
    `The first ${minutes} minutes of your first chat with this healer are free.`,
};
