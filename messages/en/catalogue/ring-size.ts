/** The ring size guide, on screen and in print. */
export const ringSize = {
  title: 'Find your ring size',
  description:
    'Indian ring sizes 1 to 30 with their inner circumference in millimetres, in true size on your screen and on paper.',
  crumb: 'Ring size guide',
  lead: 'Indian ring sizes follow the inner circumference of the ring: size 1 is 41 mm, and each size adds 1 mm.',
  screen: {
    title: 'With a ring that fits, on this screen',
    card: 'Hold a bank card against the screen and adjust the frame until it is as wide as the card.',
    width: 'Width of the frame',
    cardFrame: 'Bank card',
    put: 'Now place your ring on the circle, and choose the size at which the circle just fills the inside of the ring.',
    size: 'Size',
    told: (size: number, mm: string, across: string) =>
      `Size ${size}: ${mm} mm around, ${across} mm across`,
  },
  paper: {
    title: 'With a strip of paper',
    steps: [
      'Print this page at 100%, not fitted to the page. The printed card must be as wide as your bank card.',
      'Cut out the strip, wrap it around your finger, and read the size where the start meets the scale.',
      'Measure in the evening, when your fingers are warm. The ring also has to pass over the joint.',
    ],
    print: 'Print the strip',
    strip: 'Paper strip: read the size where the start meets the scale',
    start: 'Start here',
    check: 'As wide as a bank card (85.6 mm)',
  },
  table: { title: 'All sizes', size: 'Indian size', around: 'Around, mm', across: 'Across, mm' },
};
