import type { offline as English } from '../en/offline.ts';

export const offline: typeof English = {
  title: 'आप ऑफ़लाइन हैं',
  text: 'खोले हुए पृष्ठ पढ़े जा सकते हैं। भुगतान के लिए इंटरनेट चाहिए।',
};
