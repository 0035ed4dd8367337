import type { newsletter as English } from '../../en/newsletter/newsletter.ts';

export const newsletter: typeof English = {
  placeholder: 'name@example.com',
  failed: 'आपका पता नहीं भेजा जा सका। कृपया फिर कोशिश करें।',
  linkFailed: 'यह नहीं हो सका। कृपया फिर कोशिश करें।',
  home: 'होम पर लौटें',
  confirm: {
    pageTitle: 'सदस्यता की पुष्टि करें | Jyotiratna',
    title: 'महीने में एक चिट्ठी?',
    text: 'बटन दबाएँ, और हमारी चिट्ठी महीने में एक बार आपके पास आएगी। हर चिट्ठी में इसे बंद करने का रास्ता होता है।',
    button: 'हाँ, मुझे चिट्ठी भेजें',
    done: {
      title: 'आप मंडली में शामिल हैं',
      text: 'पुष्टि के लिए धन्यवाद। अगली चिट्ठी एक महीने के भीतर आएगी।',
    },
  },
  leave: {
    pageTitle: 'चिट्ठी बंद करें | Jyotiratna',
    title: 'चिट्ठी बंद करनी है?',
    text: 'बटन दबाएँ, और हम आपका ईमेल तुरंत सूची से हटा देंगे।',
    button: 'सदस्यता छोड़ें',
    done: {
      title: 'आपने चिट्ठी बंद कर दी है',
      text: 'आपका ईमेल अब सूची में नहीं है। आगे कोई चिट्ठी नहीं आएगी।',
    },
  },
};
