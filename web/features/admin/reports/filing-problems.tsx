import type { Filing, FilingProblem } from '@jyotiratna/contract/admin/filing';
import { Link } from 'react-router';
import { reports as t } from '#messages/admin/reports.ts';
import { Alert } from '../../../ui/alert.tsx';

const sentences: Record<FilingProblem, (subject: string, detail: string) => string> = {
  rate: (order, names) => `${order} has no invoice: ${names} lacks a code or a rate.`,
  place: (number, state) =>
    `${number} has no address of the buyer: ${state} counts as the place of supply.`,
  code: (number, names) => t.noHsnCode(number, names),
  hole: (range, count) => t.numbersBetweenNo(count, range),
  other_gstin: (number, gstin) => t.bearsNotReturn(number, gstin || 'no GSTIN'),
  other_state: (number, state) =>
    `${number} went to ${state}: your scheme does not allow goods to another state.`,
};

/** Errors to correct before a month is filed. */
export function FilingProblems({ problems }: { problems: Filing['problems'] }) {
  if (problems.length === 0) return <Alert tone="info">{t.nothingMissingMonth}</Alert>;
  return (
    <Alert tone="wait" title={t.beforeYouFile}>
      <ul className="list-disc pl-5">
        {problems.map(({ kind, subject, detail }) => (
          <li key={`${kind} ${subject}`}>{sentences[kind](subject, detail)}</li>
        ))}
      </ul>
      {problems.some(({ kind }) => kind === 'rate') && (
        <Link to="/admin/taxes" className="target text-link">
          {t.enterRates}
        </Link>
      )}
    </Alert>
  );
}
