import type { kundliReadings as English } from '../../en/kundli/kundli-readings.ts';

export const kundliReadings: typeof English = {
  title: 'सरल शब्दों में',
  note: 'ज्योतिष कुंडली को इस तरह पढ़ता है। यह आस्था की बात है; कोई वादा नहीं किया जाता।',
  rests: (placement) => `आधार: ${placement}।`,
  rashis: [
    'सीधा और जल्दी शुरू करने वाला',
    'स्थिर और सुख-प्रिय',
    'जिज्ञासु और बातों में कुशल',
    'स्नेही और घर से जुड़ा',
    'स्वाभिमानी और उदार',
    'सावधान और सटीक',
    'न्यायप्रिय और संतुलन चाहने वाला',
    'गहरा और एकांतप्रिय',
    'आशावान और सत्यप्रिय',
    'धैर्यवान और परिश्रमी',
    'स्वतंत्र और सबकी चिंता करने वाला',
    'कोमल और कल्पनाशील',
  ],
  themes: {
    Sun: 'मान और कर्तव्य',
    Moon: 'घर और भावना',
    Mars: 'प्रयास और साहस',
    Mercury: 'सीखना और व्यापार',
    Jupiter: 'शिक्षा और वृद्धि',
    Venus: 'कला और संगति',
    Saturn: 'काम और धैर्य',
    Rahu: 'नया और पराया',
    Ketu: 'अध्ययन और त्याग',
  },
  lagna: (rashi, quality) => `ज्योतिष में ${rashi} लग्न का स्वभाव ${quality} कहा जाता है।`,
  lagnaAt: (rashi, degree) => `लग्न ${degree} ${rashi} पर`,
  moon: (rashi, quality) => `${rashi} के चन्द्र से मन ${quality} माना जाता है।`,
  moonIn: (rashi) => `चन्द्र ${rashi} में`,
  running: (maha, mahaTheme, antar, antarTheme) =>
    maha === antar
      ? `${maha} की महादशा में उसी की अंतर्दशा चल रही है: ज्योतिष दोनों को ${mahaTheme} से जोड़ता है।`
      : `${maha} की महादशा चल रही है, जिसे ज्योतिष ${mahaTheme} से जोड़ता है, और उसमें ${antar} की अंतर्दशा, जिसे ${antarTheme} से।`,
  runningUntil: (maha, antar, day) => `${maha} और ${antar} की दशा, ${day} तक`,
  strong: (graha, theme) => `${graha} बली कहलाता है: माना जाता है कि ${theme} सहज आते हैं।`,
  weak: (graha, theme) => `${graha} निर्बल कहलाता है: माना जाता है कि ${theme} अधिक प्रयास माँगते हैं।`,
  standing: {
    exalted: (graha, rashi) => `${graha} ${rashi} में उच्च`,
    own: (graha, rashi) => `${graha} अपनी राशि ${rashi} में`,
    debilitated: (graha, rashi) => `${graha} ${rashi} में नीच`,
    combust: (graha, rashi) => `${graha} ${rashi} में सूर्य के पास अस्त`,
  },
};
