/** Labels of the preview of a draft for administrators. */
export const preview = {
  title: 'Preview',
  note: 'Only administrators see this page.',
  loading: 'Loading the preview...',
  failed: 'The preview could not be loaded',
  retry: 'Try again',
};
