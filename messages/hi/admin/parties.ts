import type { parties as EnglishParties } from '../../en/admin/parties.ts';

export const parties: typeof EnglishParties = {
  makersImporters: 'निर्माता और आयातक',
  makers: 'निर्माता',
  saved: 'सहेजा गया',
  pagesRemediesName: 'उपायों के पृष्ठों पर यह अब से दिखता है।',
  edit: (code) => `${code} बदलें`,
  addMakerPacker: 'निर्माता, पैक करने वाला या आयातक जोड़ें',
  couldNotSaved: 'यह नहीं सहेजा जा सका',
  codeSuchAs: 'कोड, जैसे jaipur-works',
  name: 'नाम',
  address: 'पता',
  country: 'देश',
  save: 'सहेजें',
  sampleDemo: ', डेमो का नमूना',
  remedyNames: '1 उपाय में इसका नाम है',
  remediesName: (products) => `${products} उपायों में इसका नाम है`,
  editLabel: 'बदलें',
  deleting: 'हटाया जा रहा है...',
  delete: 'हटाएँ',
};
