/** The guide to ring sizes, on screen and on paper. */
export const ringSize = {
  title: 'Find your ring size',
  description:
    'Indian ring sizes 1 to 30 with their inner circumference in millimetres, on your screen in true size and on paper.',
  crumb: 'Ring size guide',
  lead: 'An Indian size says how long the way around the inside of the ring is: size 1 is 41 mm, and each size is 1 mm more.',
  screen: {
    title: 'With a ring that fits, on this screen',
    card: 'Hold a bank card to the screen and draw the frame until it is as wide as the card.',
    width: 'Width of the frame',
    cardFrame: 'Bank card',
    put: 'Now lay the ring on the circle, and choose the size at which the circle just fills its inside.',
    size: 'Size',
    told: (size: number, mm: string, across: string) => `Size ${size}: ${mm} mm around, ${across} mm across`,
  },
  paper: {
    title: 'With a strip of paper',
    steps: [
      'Print this page at 100 %, without fitting it to the paper. The card on it must be as wide as your bank card.',
      'Cut the strip out, lay it around the finger, and read the size where its beginning meets the scale.',
      'Measure in the evening, when fingers are warm. The joint has to pass as well.',
    ],
    print: 'Print the strip',
    strip: 'Paper strip: the size is where the beginning meets the scale',
    start: 'Begin here',
    check: 'As wide as a bank card (85.6 mm)',
  },
  table: { title: 'All sizes', size: 'Indian size', around: 'Around, mm', across: 'Across, mm' },
};
