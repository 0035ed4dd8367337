export const sessionReports = { loadFailed: 'The reports of sessions could not be loaded' };
