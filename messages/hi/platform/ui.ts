import type { ui as English } from '../../en/platform/ui.ts';

export const ui: typeof English = {
  breadcrumb: 'आप यहाँ हैं',
  close: 'बंद करें',
  cancel: 'रद्द करें',
  notification: 'सूचना',
  notifications: 'सूचनाएँ ({hotkey})',
  originalPrice: 'मूल कीमत ',
  off: (percent) => `${percent}% छूट`,
  showPassword: 'पासवर्ड दिखाएँ',
  less: 'संख्या घटाएँ',
  more: 'संख्या बढ़ाएँ',
  toStart: 'शुरू पर वापस',
  showExtra: 'और दिखाएँ',
  optional: ' (वैकल्पिक)',
  unprintable: (chars) => `लेबल और PDF में ये अक्षर नहीं छपते, हर अक्षर की जगह एक चौखाना आता है: ${chars}`,
};
