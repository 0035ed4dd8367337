import type { Change, Claim, ClaimList, ClaimName } from '@jyotiratna/contract';
import { getClaimsRoute, saveClaimsRoute } from '@jyotiratna/contract/admin/claims';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { type FormEvent, useRef, useState } from 'react';
import { claims as t } from '#messages/admin/claims.ts';
import { shop } from '../../../shop.ts';
import { Alert } from '../../../ui/alert.tsx';
import { Button } from '../../../ui/button.tsx';
import { AdminHead } from '../layout/admin-head.tsx';
import { LoadStates } from '../layout/load-states.tsx';
import { StaleAlert } from '../layout/stale-alert.tsx';
import { readStaleEdit } from '../layout/stale-edit.ts';
import { useFocusRejected } from '../layout/use-focus-rejected.ts';
import { useSend } from '../layout/use-send.ts';
import { ClaimFields } from './claim-fields.tsx';

const claimsQuery = queryOptions({
  queryKey: ['admin', 'claims'],
  queryFn: () => shop(getClaimsRoute),
  staleTime: Number.POSITIVE_INFINITY,
});

const failure = t.claimsCouldNot;

/** What the shop claims of itself: each figure with its basis and its day. */
export function ClaimsPage() {
  const claims = useQuery(claimsQuery);
  return (
    <>
      <AdminHead title={t.claims} />
      <LoadStates of={claims} subject={t.claimsNoun} rows={6} />
      {claims.data && <ClaimsForm list={claims.data} />}
    </>
  );
}

type Row = ClaimList['claims'][number];

function ClaimsForm({ list }: { list: ClaimList }) {
  const form = useRef<HTMLFormElement>(null);
  const [previous, setPrevious] = useState(list);
  const [rows, setRows] = useState(list.claims);
  const take = (newer: ClaimList) => {
    setPrevious(newer);
    setRows(newer.claims);
  };
  const save = useSend({
    call: (claims: Partial<Record<ClaimName, Omit<Claim, 'sample'>>>) =>
      shop(saveClaimsRoute, { body: { version: previous.version, claims } }),
    done: () => ({ title: t.claimsSaved, description: t.pagesShowThem }),
    onDone: take,
  });
  useFocusRejected(form, save.error);
  const errors = save.fields;
  const stale = readStaleEdit<ClaimList & { changes: Change[] }>(save.error);
  const changed = rows.filter((row, at) => row !== previous.claims[at]);
  const change = (name: ClaimName, part: Partial<Row>) => {
    setRows((now) => now.map((row) => (row.name === name ? { ...row, ...part } : row)));
    if (save.isError) save.reset();
  };
  return (
    <form
      ref={form}
      noValidate
      className="grid max-w-[52rem] gap-6"
      onSubmit={(event: FormEvent) => {
        event.preventDefault();
        if (!save.isPending)
          save.mutate(Object.fromEntries(changed.map((row) => [row.name, enteredOf(row)])));
      }}
    >
      {stale ? (
        <StaleAlert
          title={failure}
          message={save.error?.message ?? ''}
          changes={stale.changes}
          onLoadNewer={() => {
            take(stale);
            save.reset();
          }}
        />
      ) : (
        save.isError && (
          <Alert tone="error" title={failure}>
            {save.error.message}
          </Alert>
        )
      )}
      <p className="text-text-2">{t.claimNeedsBasis}</p>
      {rows.map((row) => (
        <ClaimFields
          key={row.name}
          claim={row}
          errorOf={(field) => errors[`claims.${row.name}.${field}`]}
          onChange={(part) => change(row.name, part)}
        />
      ))}
      <Button
        type="submit"
        className="justify-self-start"
        disabled={changed.length === 0}
        busy={save.isPending}
        busyLabel={t.saving}
      >
        {t.saveClaims}
      </Button>
    </form>
  );
}

function enteredOf({ figure: stat, figureHi, basis, asOf, confirmed }: Row): Omit<Claim, 'sample'> {
  return { figure: stat, figureHi, basis, asOf, confirmed };
}
