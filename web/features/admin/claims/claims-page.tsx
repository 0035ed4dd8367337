import type { Change, Claim, ClaimList, ClaimName } from '@jyotiratna/contract';
import { getClaimsRoute, saveClaimsRoute } from '@jyotiratna/contract/admin/claims';
import { claims as t } from '#messages/admin/claims.ts';
import { api } from '../../../api.ts';
import { AdminForm } from '../layout/admin-form.tsx';
import { AdminHead, LoadStates, useFreshQuery } from '../layout/page.tsx';
import { useSavedForm } from '../layout/use-form.ts';
import { ClaimFields } from './claim-fields.tsx';

/** The shop's public claims: each figure with its basis and date. */
export function ClaimsPage() {
  const claims = useFreshQuery(['claims'], () => api(getClaimsRoute));
  return (
    <>
      <AdminHead title={t.claims} />
      <LoadStates of={claims} subject={t.claimsNoun} rows={6} />
      {claims.data && <ClaimsForm list={claims.data} />}
    </>
  );
}

type Row = ClaimList['claims'][number];
type Values = { rows: Row[] };

function ClaimsForm({ list }: { list: ClaimList }) {
  const form = useSavedForm({
    saved: list,
    valuesOf: ({ claims }): Values => ({ rows: claims }),
    newerOf: (stale: ClaimList & { changes: Change[] }) => stale,
    call: (values, base) =>
      api(saveClaimsRoute, { body: { version: base.version, claims: changedOf(values, base) } }),
    savedOf: (reply) => reply,
    done: () => ({ title: t.claimsSaved, description: t.pagesShowThem }),
  });
  const { rows } = form.values;
  const change = (name: ClaimName, patch: Partial<Row>) =>
    form.set({ rows: rows.map((row) => (row.name === name ? { ...row, ...patch } : row)) });
  return (
    <AdminForm
      of={form}
      failed={t.claimsCouldNot}
      save={t.saveClaims}
      disabled={Object.keys(changedOf(form.values, form.base)).length === 0}
    >
      <p className="text-text-2">{t.claimNeedsBasis}</p>
      {rows.map((row) => (
        <ClaimFields
          key={row.name}
          claim={row}
          errors={form.errors}
          onChange={(patch) => change(row.name, patch)}
        />
      ))}
    </AdminForm>
  );
}

/** The changed claims in request format. */
function changedOf({ rows }: Values, { claims }: ClaimList) {
  const changed = rows.filter((row, at) => row !== claims[at]);
  const entries = changed.map(({ name, figure, figureHi, basis, asOf, confirmed }) => [
    name,
    { figure, figureHi, basis, asOf, confirmed },
  ]);
  return Object.fromEntries(entries) as Partial<Record<ClaimName, Omit<Claim, 'sample'>>>;
}
