/**
 * Languages of the Eighth Schedule except Hindi, by code, with their own name and, if
 * right-to-left, their direction. The privacy notice is offered in those for which the owner has a
 * translation (DPDP Act 2023, s. 5(3)).
 */
export const noticeLanguages = {
  as: { name: 'অসমীয়া', english: 'Assamese' },
  bn: { name: 'বাংলা', english: 'Bengali' },
  brx: { name: 'बर’', english: 'Bodo' },
  doi: { name: 'डोगरी', english: 'Dogri' },
  gu: { name: 'ગુજરાતી', english: 'Gujarati' },
  kn: { name: 'ಕನ್ನಡ', english: 'Kannada' },
  ks: { name: 'کٲشُر', english: 'Kashmiri', dir: 'rtl' },
  kok: { name: 'कोंकणी', english: 'Konkani' },
  mai: { name: 'मैथिली', english: 'Maithili' },
  ml: { name: 'മലയാളം', english: 'Malayalam' },
  mni: { name: 'ꯃꯤꯇꯩ ꯂꯣꯟ', english: 'Manipuri' },
  mr: { name: 'मराठी', english: 'Marathi' },
  ne: { name: 'नेपाली', english: 'Nepali' },
  or: { name: 'ଓଡ଼ିଆ', english: 'Odia' },
  pa: { name: 'ਪੰਜਾਬੀ', english: 'Punjabi' },
  sa: { name: 'संस्कृतम्', english: 'Sanskrit' },
  sat: { name: 'ᱥᱟᱱᱛᱟᱲᱤ', english: 'Santali' },
  sd: { name: 'سنڌي', english: 'Sindhi', dir: 'rtl' },
  ta: { name: 'தமிழ்', english: 'Tamil' },
  te: { name: 'తెలుగు', english: 'Telugu' },
  ur: { name: 'اردو', english: 'Urdu', dir: 'rtl' },
} as const satisfies Record<string, { name: string; english: string; dir?: 'rtl' }>;

export type NoticeLanguage = keyof typeof noticeLanguages;
export const noticeLanguageCodes = Object.keys(noticeLanguages) as NoticeLanguage[];

export function noticeDirection(language: NoticeLanguage): 'ltr' | 'rtl' {
  return 'dir' in noticeLanguages[language] ? 'rtl' : 'ltr';
}
