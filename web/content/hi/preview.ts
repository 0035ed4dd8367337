import type * as english from '../en/preview.ts';

export const preview: typeof english.preview = {
  title: 'पूर्वावलोकन',
  note: 'यह पृष्ठ केवल प्रशासकों को दिखता है।',
  loading: 'पूर्वावलोकन खुल रहा है...',
  failed: 'पूर्वावलोकन नहीं खुल सका',
  retry: 'फिर कोशिश करें',
};
