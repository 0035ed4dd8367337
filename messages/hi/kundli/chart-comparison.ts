import type { chartComparison as English } from '../../en/kundli/chart-comparison.ts';

export const chartComparison: typeof English = {
  region: 'कुंडलियाँ साथ-साथ',
  compare: 'दो कुंडलियाँ साथ देखें',
  keys: 'जब यह हिस्सा चुना हो: 1 से 9 पर D1, D2, D3, D4, D7, D9, D10, D12 और D60, t पर गोचर, s पर चक्र की शैली।',
  first: 'पहला जन्म',
  second: 'दूसरा जन्म',
  option: (name, dob) => `${name}, ${dob}`,
  part: 'चक्र के नीचे',
  noPart: 'और कुछ नहीं',
  transits: 'जन्म कुंडली पर इस समय का गोचर',
};
