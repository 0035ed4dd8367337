import type { law as EnglishLaw } from '../../en/admin/law.ts';

export const law: typeof EnglishLaw = {
  missing: 'नहीं है',
  yourAccountantOr: 'अकाउंटेंट या वकील से पूछें',
  order: 'ठीक है',
  law: 'क़ानून',
  checks: 'जाँच',
  whatRules2026:
    '2026 के नियम भारत की ऑनलाइन दुकान से क्या माँगते हैं, दुकान की अभी की हालत पर। यह क़ानूनी सलाह नहीं है: आपके अकाउंटेंट और वकील तय करते हैं।',
  page: (rule, page) => `${rule}। पृष्ठ: ${page}`,
  sentence: (list) => `${list}।`,
  left: (count) => `${count} बाकी`,
  zones: 'मालिक के सहेजे हुए ज़ोन',
  open: (title) => `खोलें: ${title}`,
  openLabel: 'खोलें',
};
