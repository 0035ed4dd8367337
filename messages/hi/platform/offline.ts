import type { offline as English } from '../../en/platform/offline.ts';

export const offline: typeof English = {
  title: 'आप ऑफ़लाइन हैं',
  text: 'जो उपाय और लेख आप देख चुके हैं, वे पढ़े जा सकते हैं। आपका कार्ट सुरक्षित है; भुगतान के लिए इंटरनेट चाहिए।',
  again: 'फिर कोशिश करें',
};
