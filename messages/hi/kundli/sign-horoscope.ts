import type { signHoroscope as English } from '../../en/kundli/sign-horoscope.ts';

export const signHoroscope: typeof English = {
  titles: {
    day: (rashi) => `${rashi} राशि: आज`,
    week: (rashi) => `${rashi} राशि: यह सप्ताह`,
    month: (rashi) => `${rashi} राशि: यह महीना`,
  },
  metaTitles: {
    day: (rashi) => `${rashi} राशिफल आज, चन्द्र राशि से | Jyotiratna`,
    week: (rashi) => `${rashi} साप्ताहिक राशिफल, दिन-प्रतिदिन | Jyotiratna`,
    month: (rashi) => `${rashi} मासिक राशिफल: 30 दिन और गोचर | Jyotiratna`,
  },
  descriptions: {
    day: (rashi) =>
      `आज नौ ग्रह ${rashi} से गिनकर कहाँ हैं, और ज्योतिष उससे क्या पढ़ता है। आकाश से गिना हुआ, हर बात के कारण के साथ।`,
    week: (rashi) =>
      `${rashi} के सात दिन, हर दिन की एक पंक्ति, चन्द्र के भाव और साथ के ग्रहों से, जैसे ज्योतिष गोचर पढ़ता है।`,
    month: (rashi) =>
      `${rashi} के तीस दिन एक नज़र में: हर दिन चन्द्र का भाव, और कौन-सा ग्रह कब दूसरी राशि में जाता है।`,
  },
  lead: {
    day: (rashi, date) =>
      `${date}। ज्योतिष में दिन उन भावों से पढ़ा जाता है जिनसे ग्रह गुज़रते हैं, चन्द्र राशि ${rashi} से गिनकर।`,
    week: (rashi, from, to) =>
      `${from} से ${to}। हर दिन की एक पंक्ति, जैसे ज्योतिष पढ़ता है: पहले चन्द्र, फिर वह ग्रह जो उसकी पुष्टि करे, ${rashi} से गिनकर।`,
    month: (rashi, from, to) =>
      `${from} से ${to}। इन दिनों में चन्द्र पूरा फेरा करते हैं, इसलिए ${rashi} से गिने हर भाव की बारी आती है; रंग धीमे ग्रह तय करते हैं।`,
  },
  periods: { day: 'आज', week: 'सप्ताह', month: 'महीना' },
  select: 'अवधि',
  why: 'क्यों',
  daysHeading: 'दिन-प्रतिदिन',
  transits: 'ग्रह कहाँ हैं',
  transitsOf: (rashi) => `नौ ग्रह, ${rashi} से गिनकर`,
  columns: {
    date: 'दिन',
    prediction: 'फल',
    level: 'सहजता',
    graha: 'ग्रह',
    rashi: 'राशि',
    house: 'भाव',
    verdict: 'परंपरा में',
  },
  level: (level) => `5 में से ${level}`,
  verdict: { good: 'सहायक', hard: 'धैर्य माँगता है' },
  ingresses: 'दूसरी राशि में प्रवेश',
  move: (date, graha, rashi, house) => `${date}: ${graha} ${rashi} में, यानी आपके भाव ${house} में।`,
  noIngresses: 'चन्द्र को छोड़कर इन दिनों कोई ग्रह राशि नहीं बदलता।',
  crumb: 'राशिफल',
  stones: (rashi) => `${rashi} राशि के रत्न`,
};
