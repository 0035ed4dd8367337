/** Made-to-order items on the order page. */
export const workshop = {
  title: 'Made for you',
  states: {
    waits_for_size: 'Waiting for your ring size',
    in_the_workshop: 'In the workshop',
    made: 'Made',
  },
  by: (day: string) => `It will be ready by ${day}.`,
  prompt: 'We will start once you tell us the size. The price stays the same.',
  size: 'Indian ring size',
  select: 'Choose',
  sizeOf: (size: number, mm: string) => `${size} (${mm} mm around)`,
  guide: 'How to find your size',
  tell: 'This is my size',
  busy: 'Saving',
  missing: 'Please choose a size.',
  failed: 'The size could not be saved. Please try again.',
  energisation: {
    title: 'Energisation',
    waits: 'Its photograph or video will appear here afterwards, and we will write to you.',
    done: (day: string) => `Energised; recorded on ${day}.`,
    see: 'See the photograph or video',
    more: 'See the video',
    photograph: (name: string) => `${name} after its energisation`,
  },
};
