export const home = {
  failedFeatured: 'Failed to load featured products',
};
