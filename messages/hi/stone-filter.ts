/** Choosing among loose stones. */
export const stoneFilter = {
  title: 'खुला रत्न चुनें',
  any: 'कोई भी',
  weight: 'वज़न',
  carats: 'कैरेट',
  price: 'मूल्य',
  end: {
    from: (what: string, unit: string) => `${what}, कम से कम (${unit})`,
    to: (what: string, unit: string) => `${what}, अधिक से अधिक (${unit})`,
  },
  certified: 'प्रयोगशाला की रिपोर्ट के साथ',
  counted: (value: string, count: number) => `${value} (${count})`,
  /** On a stone's page and beside the advice of a kundli. */
  others: (stone: string) => `उपलब्ध खुले रत्न: ${stone}`,
  custom: (stone: string, carats: string) =>
    `परंपरा में रत्न का वज़न रत्ती में शरीर के वज़न का दसवाँ भाग माना जाता है: 60 किलो के लिए लगभग ${carats} कैरेट ${stone}। यह परंपरा है, नियम नहीं।`,
};
