/** Of pages that show administrators a draft. */
export const preview = {
  title: 'Preview',
  note: 'Only administrators see this page.',
  loading: 'Loading the preview...',
  failed: 'The preview could not be loaded',
  retry: 'Try again',
};
