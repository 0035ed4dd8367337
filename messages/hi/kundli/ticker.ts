import type { ticker as English } from '../../en/kundli/ticker.ts';

export const ticker: typeof English = {
  today: 'आज',
  offline: 'ऑफ़लाइन मोड',
  failed: 'राशिफल लोड नहीं हो सका',
  fallback: 'संतुलन रखें और आगे बढ़ने को तैयार रहें',
  missing: 'धैर्य और भरोसा बनाए रखें।',
  list: 'आज का राशिफल',
  pause: 'राशिफल रोकें',
  play: 'राशिफल चलाएँ',
};
