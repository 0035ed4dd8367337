/** Choosing among loose stones. */
export const stoneFilter = {
  title: 'Choose a loose stone',
  any: 'Any',
  weight: 'Weight',
  carats: 'ct',
  price: 'Price',
  end: {
    from: (what: string, unit: string) => `${what} from (${unit})`,
    to: (what: string, unit: string) => `${what} to (${unit})`,
  },
  certified: "With a laboratory's report",
  counted: (value: string, count: number) => `${value} (${count})`,
  /** On a stone's page and beside the advice of a kundli. */
  others: (stone: string) => `Loose stones in stock: ${stone}`,
  custom: (stone: string, carats: string) =>
    `A custom names a tenth of the wearer's body weight in ratti: for 60 kg some ${carats} ct of ${stone}. It is a custom, not a rule.`,
};
