/** Comparison of two charts, for customers with saved births and for healers. */
export const chartComparison = {
  region: 'Charts side by side',
  compare: 'Compare two charts',
  keys: 'While this area has the focus: 1 to 9 for D1, D2, D3, D4, D7, D9, D10, D12 and D60, t for transits, s for the chart style.',
  first: 'First birth',
  second: 'Second birth',
  option: (name: string, dob: string) => `${name}, ${dob}`,
  part: 'Below the chart',
  noPart: 'Nothing more',
  transits: 'Transits of this moment over the birth chart',
};
