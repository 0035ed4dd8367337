export const toast = { region: 'Notifications (F8)', close: 'Close notification' };
