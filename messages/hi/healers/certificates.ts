import type { certificates as English } from '../../en/healers/certificates.ts';

export const certificates: typeof English = {
  title: 'आपके काग़ज़',
  lead: 'प्रमाण-पत्र और डिग्री, जिन्हें दुकान जाँचेगी। कोई ग्राहक इन्हें नहीं देखता; जाँच हो जाने पर आपके परिचय में लिखा आता है।',
  name: 'यह कौन-सा काग़ज़ है',
  select: 'चित्र चुनें',
  chosen: (file) => `चुना गया: ${file}`,
  upload: 'अपलोड करें',
  uploaded: 'काग़ज़ अपलोड हुआ',
  failed: 'काग़ज़ सहेजा नहीं जा सका।',
  states: { waiting: 'दुकान की जाँच बाक़ी', checked: 'जाँचा गया', refused: 'नहीं माना गया' },
  reason: (reason) => `कारण: ${reason}`,
  open: (name) => `${name} खोलें`,
  remove: (name) => `${name} हटाएँ`,
  removed: 'काग़ज़ हटाया गया',
};
