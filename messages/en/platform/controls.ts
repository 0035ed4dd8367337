export const controls = {
  loading: 'Loading...',
  retry: 'Try again',
  close: 'Close',
  cancel: 'Cancel',
  save: 'Save',
  edit: 'Edit',
  remove: 'Remove',
  unknownError: 'Unknown error',
  somethingInvalid: 'Something went wrong',
  unreachable: 'The shop could not be reached. Please check your connection.',
};
