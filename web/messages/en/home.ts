export const home = {
  failedFeatured: 'Failed to load featured products',
  slide: (n: number, of: number) => `Slide ${n} of ${of}`,
};
