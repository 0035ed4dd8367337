import type { controls as English } from '../../en/platform/controls.ts';

export const controls: typeof English = {
  loading: 'लोड हो रहा है...',
  retry: 'फिर कोशिश करें',
  close: 'बंद करें',
  cancel: 'रद्द करें',
  save: 'सहेजें',
  edit: 'बदलें',
  remove: 'हटाएँ',
  unknownError: 'अज्ञात त्रुटि',
  somethingInvalid: 'कुछ गड़बड़ हो गई',
  unreachable: 'दुकान तक नहीं पहुँचा जा सका। कृपया अपना इंटरनेट कनेक्शन जाँचें।',
};
