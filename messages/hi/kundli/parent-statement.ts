import type { parentStatement as English } from '../../en/kundli/parent-statement.ts';

export const parentStatement: typeof English =
  'यह बच्चे का जन्म विवरण है: मैं 18 या अधिक वर्ष का हूँ, और माता-पिता या अभिभावक हूँ।';
