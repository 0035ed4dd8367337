import type { noticeInLanguages as English } from '../../en/privacy/notice-languages.ts';

export const noticeInLanguages: typeof English = {
  list: 'यह सूचना दूसरी भाषाओं में',
  of: (day) => `${day} की सूचना का अनुवाद।`,
  earlier: (day) =>
    `यह सूचना के पुराने रूप का अनुवाद है, ${day} का। उसके बाद सूचना बदली है: कृपया उसे अंग्रेज़ी या हिन्दी में भी पढ़ें।`,
  now: 'सूचना, जैसी अभी है',
  description: (language) => `दुकान की गोपनीयता सूचना, ${language} में।`,
};
