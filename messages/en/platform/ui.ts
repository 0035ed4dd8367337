/** Labels of generic components. */
export const ui = {
  breadcrumb: 'Breadcrumb',
  close: 'Close',
  cancel: 'Cancel',
  notification: 'Notification',
  notifications: 'Notifications ({hotkey})',
  originalPrice: 'Original price ',
  off: (percent: number) => `${percent}% off`,
  showPassword: 'Show password',
  less: 'Decrease quantity',
  more: 'Increase quantity',
  toStart: 'Back to the start',
  showExtra: 'Show more',
  optional: ' (optional)',
  unprintable: (chars: string) =>
    `Labels and PDFs cannot print these letters and show a box for each: ${chars}`,
};
