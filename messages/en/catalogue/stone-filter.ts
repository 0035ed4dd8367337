/** Filters for loose stones. */
export const stoneFilter = {
  title: 'Choose a loose stone',
  any: 'Any',
  weight: 'Weight',
  carats: 'ct',
  price: 'Price',
  end: {
    from: (subject: string, unit: string) => `${subject} from (${unit})`,
    to: (subject: string, unit: string) => `${subject} to (${unit})`,
  },
  from: (end: string) => `from ${end}`,
  upTo: (end: string) => `up to ${end}`,
  between: (from: string, to: string) => `${from} to ${to}`,
  showFound: (count: number) => (count === 1 ? 'Show 1 stone' : `Show ${count} stones`),
  certified: 'With a laboratory report',
  counted: (value: string, count: number) => `${value} (${count})`,
  /** On a stone's landing page and next to the gem advice of a kundli. */
  others: (stone: string) => `Loose stones in stock: ${stone}`,
  custom: (stone: string, kg: number, carats: string) =>
    `By custom, one ratti is worn for every ten kilos of body weight: for ${kg} kg, about ${carats} ct of ${stone}. It is a custom, not a rule.`,
  bodyWeight: 'Body weight (kg)',
  around: (carats: string) => `Stones in stock of about ${carats} ct`,
};
