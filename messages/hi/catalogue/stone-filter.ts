/** Filters for loose stones. */
export const stoneFilter = {
  title: 'बिना जड़ा रत्न चुनें',
  any: 'कोई भी',
  weight: 'वज़न',
  carats: 'कैरेट',
  price: 'कीमत',
  end: {
    from: (subject: string, unit: string) => `${subject}, कम से कम (${unit})`,
    to: (subject: string, unit: string) => `${subject}, अधिक से अधिक (${unit})`,
  },
  from: (end: string) => `${end} से`,
  upTo: (end: string) => `${end} तक`,
  between: (from: string, to: string) => `${from} से ${to}`,
  showFound: (count: number) => `${count} रत्न दिखाएँ`,
  certified: 'प्रयोगशाला की रिपोर्ट के साथ',
  counted: (value: string, count: number) => `${value} (${count})`,
  /** On a stone's landing page and next to the gem advice of a kundli. */
  others: (stone: string) => `उपलब्ध बिना जड़े रत्न: ${stone}`,
  custom: (stone: string, kg: number, carats: string) =>
    `परंपरा में रत्न का वज़न रत्ती में शरीर के वज़न का दसवाँ भाग माना जाता है: ${kg} किलो के लिए लगभग ${carats} कैरेट ${stone}। यह परंपरा है, नियम नहीं।`,
  bodyWeight: 'शरीर का वज़न (किलो)',
  around: (carats: string) => `लगभग ${carats} कैरेट के उपलब्ध रत्न`,
};
