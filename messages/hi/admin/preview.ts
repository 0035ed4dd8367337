import type { preview as English } from '../../en/admin/preview.ts';

export const preview: typeof English = {
  label: 'पूर्वावलोकन',
  loading: 'पूर्वावलोकन लोड हो रहा है...',
  gone: 'ऐसा कोई उपाय नहीं है',
  failed: 'पूर्वावलोकन लोड नहीं हो सका',
  again: 'फिर कोशिश करें',
  draft: 'ड्राफ़्ट: यह पृष्ठ केवल व्यवस्थापकों को दिखता है',
  draftText: 'यह किसी सूची, खोज या साइटमैप में नहीं है और ख़रीदा नहीं जा सकता।',
  published: 'प्रकाशित: यह उपाय सबको दिखता है',
  publishedText: 'दुकान में इसका पृष्ठ ऐसा दिखता है।',
  publish: 'प्रकाशित करें',
  publishing: 'प्रकाशित हो रहा है...',
  unpublish: 'ड्राफ़्ट बनाएँ',
  unpublishing: 'बदला जा रहा है...',
  open: 'इसका पृष्ठ खोलें',
  edit: 'संपादित करें',
};
