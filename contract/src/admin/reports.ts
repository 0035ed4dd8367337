import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { issue } from '../values/sentences.ts';

const day = z.iso.date(issue('date_needed'));

/**
 * Every tax document that was issued in a period (days in India, both included), a row for each of its HSN codes and rates, under
 * the sections of GSTR-1: B2B and CDNR for buyers with a GSTIN, B2C and CDNUR for all others.
 */
export const salesRegister = endpoint({
  method: 'GET',
  path: '/api/admin/reports/sales.csv',
  access: 'admin',
  kind: 'file',
  type: 'text/csv; charset=utf-8',
  query: z.strictObject({ from: day, to: day }),
});
