import type { chartParts as English } from '../../en/kundli/chart-parts.ts';

export const chartParts: typeof English = {
  titles: {
    today: 'आज, इस कुंडली से',
    kp: 'केपी: भाव-संधि, उप-स्वामी, कारकत्व',
    strength: 'षड्बल और भाव बल',
    year: 'वर्षफल: वर्ष कुंडली',
    dashas: 'योगिनी, अष्टोत्तरी और चर दशा',
    jaimini: 'जैमिनी: कारक, आरूढ़, दृष्टि',
    states: 'अवस्थाएँ, उपग्रह और विशेष लग्न',
    minutes: 'जन्म के मिनट के साथ क्या बदलता है',
  },
  loading: 'यह भाग बन रहा है...',
  failed: 'यह भाग नहीं बन पाया।',
  pdf: 'इस भाग का PDF',
};
