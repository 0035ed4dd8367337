import type { law as EnglishLaw } from '../../en/admin/law.ts';
import { months } from '../platform/months.ts';

export const law: typeof EnglishLaw = {
  missing: 'नहीं है',
  yourAccountantOr: 'अकाउंटेंट या वकील से पूछें',
  order: 'ठीक है',
  law: 'क़ानून',
  checks: 'जाँच',
  whatRules2026:
    '2026 के नियम भारत की ऑनलाइन दुकान से क्या माँगते हैं, दुकान की अभी की हालत पर। यह क़ानूनी सलाह नहीं है: आपके अकाउंटेंट और वकील तय करते हैं।',
  page: (rule, name, page) => `${rule}। पेज: ${name} (${page})`,
  from: (year, month) => `। ${months.long[month - 1]} ${year} से लागू`,
  sentence: (list) => `${list}।`,
  left: (count) => `${count} बाकी`,
  earlierNotice: (language) => `${language}: सूचना के पुराने रूप का अनुवाद`,
  zones: 'डिलीवरी के ज़ोन अभी सहेजे नहीं गए',
  variable: (name) => `सर्वर के एनवायरनमेंट में ${name}`,
  open: (title) => `खोलें: ${title}`,
  openLabel: 'खोलें',
};
