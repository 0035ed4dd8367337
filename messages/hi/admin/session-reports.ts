import type { sessionReports as English } from '../../en/admin/session-reports.ts';

export const sessionReports: typeof English = { loadFailed: 'सत्रों की शिकायतें लोड नहीं हो सकीं' };
