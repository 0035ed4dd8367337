import type { claims as EnglishClaims } from '../../en/admin/claims.ts';

export const claims: typeof EnglishClaims = {
  labels: {
    clients: 'संतुष्ट ग्राहक',
    satisfaction: 'संतुष्टि',
    support: 'सहायता का समय',
    guarantee: 'पहले परामर्श पर पैसे वापसी की गारंटी',
    experts: 'जाँचे हुए विशेषज्ञ: योग्यता देखी जाती है',
    international: 'विदेश में भी डिलीवरी',
  },
  hidden: (hidden) => `छिपा है: ${hidden}।`,
  shownAsSample: 'डेमो के नमूने के रूप में दिखता है।',
  shown: 'दिखता है।',
  figure: 'संख्या',
  figureHindi: 'संख्या हिन्दी में',
  emptyCopies: 'ख़ाली: जैसा अंग्रेज़ी में।',
  shopClaims: 'दुकान यह दावा करती है',
  basis: 'आधार',
  whereFigureFrom: 'संख्या कहाँ से है: गिनती, सर्वे, सूची। पृष्ठों पर नहीं दिखता।',
  as: 'कब की',
  iConfirmKeep: 'मैं इसकी पुष्टि करता/करती हूँ और सबूत रखता/रखती हूँ',
  claimsCouldNot: 'दावे नहीं सहेजे जा सके',
  claims: 'दावे',
  claimsNoun: 'दावे',
  claimsSaved: 'दावे सहेजे गए',
  pagesShowThem: 'ये अब से पृष्ठों पर दिखते हैं।',
  claimNeedsBasis:
    'दावे का आधार चाहिए: असली पैसा लेने वाली दुकान उसे पुष्टि के बाद ही दिखाती है। ख़ाली संख्या से कोई दावा नहीं होता।',
  saveClaims: 'दावे सहेजें',
};
