import type { privacyRequests as English } from '../../en/privacy/requests.ts';

export const privacyRequests: typeof English = {
  nominee: 'नामित व्यक्ति',
  nomineeHint: 'आपकी मृत्यु या असमर्थता पर आपके डेटा के अधिकार कौन चलाए। कृपया उन्हें भी बता दें।',
  name: 'नाम',
  relation: 'आपसे रिश्ता',
  email: 'उनका ईमेल',
  save: 'नामित व्यक्ति सहेजें',
  saved: 'नामित व्यक्ति सहेजा गया',
  remove: 'नामित व्यक्ति हटाएँ',
  removed: 'नामित व्यक्ति हटाया गया',
  failed: 'सहेजा नहीं जा सका। कृपया फिर कोशिश करें।',
  requests: 'आपके अनुरोध',
  requestsHint: (days) =>
    `जो काम आपके परिचय में नहीं हो पाता, उसके लिए। हम ${days} दिन में ईमेल से उत्तर देते हैं।`,
  kind: 'किस बारे में',
  kinds: {
    access: 'अपना डेटा देखना',
    correction: 'अपना डेटा सुधारना',
    erasure: 'अपना डेटा मिटाना',
    nominee: 'नामित व्यक्ति के अधिकार',
    grievance: 'शिकायत',
  },
  text: 'आपका अनुरोध',
  send: 'अनुरोध भेजें',
  sent: 'अनुरोध भेजा गया',
  sentHint: (day) => `हम ${day} तक उत्तर देंगे।`,
  answeredOn: (day) => `${day} को उत्तर दिया गया`,
  due: (day) => `हम ${day} तक उत्तर देंगे`,
  answer: 'हमारा उत्तर',
};
