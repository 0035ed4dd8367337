import type { healerCertificates as English } from '../../en/admin/healer-certificates.ts';

export const healerCertificates: typeof English = {
  title: 'काग़ज़',
  note: 'इन्हें सिर्फ़ प्रबंधक और वही हीलर देखते हैं। कोई एक जाँचा हुआ हो तभी परिचय पर चिह्न रहता है; “हम प्रमाण-पत्र जाँचते हैं” तभी दिखता है जब सब हीलरों के जाँचे हों।',
  noun: 'काग़ज़',
  none: 'कोई काग़ज़ नहीं',
  name: 'यह कौन-सा काग़ज़ है',
  upload: 'अपलोड करें',
  uploaded: 'काग़ज़ अपलोड हुआ',
  chosen: (file) => `चुना गया: ${file}`,
  checkedBy: (by, day) => `${by}, ${day}`,
  check: 'जाँचा हुआ दर्ज करें',
  checked: 'जाँचा हुआ दर्ज हुआ',
  refuse: 'न मानें',
  refused: 'नहीं माना गया',
  reason: 'क्यों नहीं माना, जैसा हीलर पढ़ेंगे',
  question: (name) => `${name} नहीं मानना है?`,
  explain: 'हीलर कारण देखते हैं, और दूसरा काग़ज़ भेज सकते हैं।',
  remove: 'हटाएँ',
  removed: 'काग़ज़ हटाया गया',
  saving: 'सहेजा जा रहा है...',
  step: (label, name) => `${label}: ${name}`,
};
