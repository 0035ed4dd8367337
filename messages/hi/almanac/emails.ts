import type { emails as English } from '../../en/almanac/emails.ts';

/** The email with auspicious times for a stone. */
export const emails: typeof English = {
  gemHours: {
    subject: (graha) => `${graha} का रत्न कब पहनें`,
    preview: 'परंपरा के अनुसार अगले समय, और आपके कैलेंडर के लिए फ़ाइल।',
    text: 'नमस्ते! आपके ऑर्डर में आया रत्न परंपरा के अनुसार इन समयों पर पहना जाता है।',
    title: 'अगले समय',
    file: 'आपके कैलेंडर के लिए एक फ़ाइल इस संदेश के साथ है।',
  },
};
