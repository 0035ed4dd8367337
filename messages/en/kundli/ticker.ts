export const ticker = {
  today: 'Today',
  offline: 'Offline mode',
  failed: 'Failed to load horoscope',
  fallback: 'Embrace balance and stay open to growth',
  missing: 'Stay grounded and optimistic.',
  list: 'Horoscope of the day',
  pause: 'Pause horoscope',
  play: 'Play horoscope',
};
