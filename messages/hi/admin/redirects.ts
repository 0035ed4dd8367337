import type {
  redirects as English,
  redirectErrors as EnglishErrors,
  redirectReasons as EnglishReasons,
  redirectFile as EnglishRedirectFile,
} from '../../en/admin/redirects.ts';

export const redirects: typeof English = {
  title: 'रीडायरेक्ट',
  subject: 'रीडायरेक्ट',
  search: 'पुराना या नया पता',
  from: 'पुराना पता',
  fromHint: 'जैसे /products/blue-sapphire। पुरानी दुकान का पूरा पता भी चलेगा।',
  to: 'कहाँ ले जाए',
  toHint: 'इस दुकान का कोई पृष्ठ, जैसे /remedies, या https:// वाला पता।',
  cause: 'कारण',
  added: 'जोड़ा गया',
  add: 'रीडायरेक्ट जोड़ें',
  addText: 'पुराने पते पर आने वाले ग्राहक और सर्च इंजन नए पते पर भेजे जाते हैं। जो पृष्ठ मौजूद है, वह वैसा ही रहता है।',
  saved: 'रीडायरेक्ट सहेजा गया',
  save: 'सहेजें',
  end: 'बंद करें',
  endQuestion: 'यह रीडायरेक्ट बंद करें?',
  endText: (path) => `${path} पर फिर कोई पृष्ठ नहीं मिलेगा।`,
  ended: 'रीडायरेक्ट बंद हुआ',
  ending: 'बंद हो रहा है...',
  emptyTitle: 'अभी कोई रीडायरेक्ट नहीं',
  emptyText: 'किसी पृष्ठ का पता बदलने पर, पुरानी दुकान लाने पर और यहाँ से ये जुड़ते हैं।',
  file: 'CSV फ़ाइल पढ़ें',
  fileFailed: 'फ़ाइल पढ़ी नहीं जा सकी',
  fileDone: (created, updated, unchanged) => `${created} जुड़े, ${updated} बदले, ${unchanged} पहले जैसे।`,
  fileErrors: (count) => (count === 1 ? '1 पंक्ति छोड़ी गई' : `${count} पंक्तियाँ छोड़ी गईं`),
  line: 'पंक्ति',
  reason: 'कारण',
  value: 'फ़ाइल में',
  saveFailed: 'सहेजा नहीं जा सका',
};

export const redirectReasons: typeof EnglishReasons = {
  typed: 'यहाँ जोड़ा गया',
  file: 'फ़ाइल से',
  renamed: 'पता बदला',
  'moved-in': 'पुरानी दुकान से',
};

export const redirectErrors: typeof EnglishErrors = {
  path: 'पुराना पता दुकान का पता नहीं है।',
  target: 'नया पता न इस दुकान का पृष्ठ है, न https:// वाला पता।',
  loop: 'यह वहीं लौट आता है जहाँ से शुरू होता है।',
  unreadable: 'यह पंक्ति UTF-8 में CSV नहीं है। पढ़ना यहीं रुका।',
};

export const redirectFile: typeof EnglishRedirectFile = {
  title: 'CSV फ़ाइल से रीडायरेक्ट',
  text: 'दो कॉलम: पहले पुराना पता, फिर नया। Shopify की रीडायरेक्ट फ़ाइल वैसी ही चल जाती है।',
  field: 'CSV फ़ाइल',
  read: 'फ़ाइल पढ़ें',
  reading: 'पढ़ी जा रही है...',
};
