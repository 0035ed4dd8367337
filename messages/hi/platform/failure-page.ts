import type { failurePage as English } from '../../en/platform/failure-page.ts';

export const failurePage: typeof English = {
  busy: {
    title: 'दुकान अभी व्यस्त है',
    text: 'यह पृष्ठ अभी नहीं दिखाया जा सकता। आपका कुछ भी खोया नहीं है: कार्ट और ऑर्डर सुरक्षित हैं। कृपया थोड़ी देर में फिर कोशिश करें।',
  },
  error: {
    title: 'कुछ गड़बड़ हो गई',
    text: 'यह पृष्ठ नहीं दिखाया जा सका; कारण हम तक पहुँच गया है। कृपया थोड़ी देर में फिर कोशिश करें।',
  },
  again: 'फिर कोशिश करें',
};
