import {
  type AdminDesign,
  type DesignKind,
  designKinds,
  type StaleDesign,
} from '@jyotiratna/contract';
import { addDesignRoute, updateDesignRoute } from '@jyotiratna/contract/admin/designs';
import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { designs as t } from '#messages/admin/designs.ts';
import { isCallError } from '../../../is-call-error.ts';
import { shop } from '../../../shop.ts';
import { Alert } from '../../../ui/alert.tsx';
import { Button, LinkButton } from '../../../ui/button.tsx';
import { TextField } from '../../../ui/field.tsx';
import { SelectField } from '../../../ui/select-field.tsx';
import { StaleAlert } from '../layout/stale-alert.tsx';
import { readStaleEdit } from '../layout/stale-edit.ts';
import { useFocusRejected } from '../layout/use-focus-rejected.ts';
import { useSend } from '../layout/use-send.ts';
import { kindNames } from '../metals/metal-names.ts';
import { keepDigits } from '../product-form/keep-digits.ts';
import { type DesignDraft, designBody, draftOfDesign, emptyDesign } from './design-draft.ts';
import { DesignImage } from './design-image.tsx';
import { DesignPrice } from './design-price.tsx';
import { designsQuery } from './designs-query.ts';
import { MetalFields } from './metal-fields.tsx';

const failure = t.designCouldNot;

/** The fields of a design next to its price. `design` is the edited one. */
export function DesignForm({ design }: { design: AdminDesign | null }) {
  /** The base version of the edit: unaffected by a later refetch. */
  const [previous, setPrevious] = useState(design);
  const [draft, setDraft] = useState<DesignDraft>(() =>
    previous ? draftOfDesign(previous) : emptyDesign,
  );
  const form = useRef<HTMLFormElement>(null);
  const queries = useQueryClient();
  const navigate = useNavigate();

  const save = useSend({
    call: () => {
      const body = designBody(draft);
      return previous
        ? shop(updateDesignRoute, {
            params: { id: previous.id },
            body: { ...body, version: previous.version },
          })
        : shop(addDesignRoute, { body });
    },
    done: ({ design: { name } }) => ({
      title: previous ? t.designSaved : t.designAdded,
      description: name,
    }),
    onDone: () => void navigate('/admin/designs'),
  });
  useFocusRejected(form, save.error);

  const call = isCallError(save.error) ? save.error : null;
  const stale = readStaleEdit<StaleDesign>(save.error);
  const errors = call?.fields ?? {};
  const change = (part: Partial<DesignDraft>) => {
    setDraft((now) => ({ ...now, ...part }));
    if (save.isError) save.reset();
  };

  function loadNewer(newer: AdminDesign) {
    setPrevious(newer);
    setDraft(draftOfDesign(newer));
    save.reset();
    void queries.invalidateQueries(designsQuery);
  }

  return (
    <div className="grid items-start gap-8 desktop:grid-cols-[minmax(0,46rem)_280px] desktop:max-xl:grid-cols-[minmax(0,1fr)_248px] desktop:max-xl:gap-5">
      <form
        ref={form}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          if (!save.isPending) save.send();
        }}
        className="facet-card grid max-w-[46rem] gap-5 border border-line bg-surface p-5 md:p-7 desktop:max-xl:p-5"
      >
        {stale && (
          <StaleAlert
            title={failure}
            message={call?.message ?? ''}
            changes={stale.changes}
            onLoadNewer={() => loadNewer(stale.design)}
          />
        )}
        {save.isError && !stale && (
          <Alert tone="error" title={failure}>
            {save.error.message}
          </Alert>
        )}
        <div className="grid items-start gap-x-4 gap-y-5 sm:grid-cols-2">
          <TextField
            label={t.nameEnglish}
            name="name"
            maxLength={80}
            autoComplete="off"
            value={draft.name}
            error={errors.name}
            hint={t.asFollowsStones}
            onChange={({ target }) => change({ name: target.value })}
          />
          <TextField
            label={t.nameHindi}
            name="nameHi"
            lang="hi"
            optional
            maxLength={80}
            autoComplete="off"
            value={draft.nameHi}
            error={errors.nameHi}
            hint={t.withoutHindiPages}
            onChange={({ target }) => change({ nameHi: target.value })}
          />
          <SelectField
            label={t.kind}
            name="kind"
            value={draft.kind}
            error={errors.kind}
            onChange={({ target }) => change({ kind: target.value as DesignKind })}
          >
            {designKinds.map((kind) => (
              <option key={kind} value={kind}>
                {kindNames[kind]}
              </option>
            ))}
          </SelectField>
          <TextField
            label={t.workingDaysMake}
            name="daysToMake"
            inputMode="numeric"
            autoComplete="off"
            maxLength={3}
            value={draft.daysToMake}
            error={errors.daysToMake}
            onChange={({ target }) => change({ daysToMake: keepDigits(target.value) })}
          />
          <SelectField
            label={t.makingCharge}
            name="making"
            value={draft.making}
            error={errors.making}
            onChange={({ target }) => change({ making: target.value as DesignDraft['making'] })}
          >
            <option value="per-gram">{t.eachGram}</option>
            <option value="fixed">{t.sameEachPiece}</option>
          </SelectField>
          <TextField
            label={draft.making === 'per-gram' ? t.makingGram : t.makingPiece}
            name="makingRupees"
            inputMode="decimal"
            autoComplete="off"
            maxLength={10}
            value={draft.makingRupees}
            error={errors.makingRupees}
            onChange={({ target }) => change({ makingRupees: target.value })}
          />
        </div>
        <MetalFields draft={draft} errors={errors} onChange={(metals) => change({ metals })} />
        <div className="flex flex-wrap gap-3 border-t border-line pt-5">
          <Button type="submit" busy={save.isPending} busyLabel={t.saving}>
            {previous ? t.saveChanges : t.addDesign}
          </Button>
          <LinkButton to="/admin/designs" kind="text">
            {t.cancel}
          </LinkButton>
        </div>
      </form>
      <div className="grid gap-5">
        <DesignPrice draft={draft} />
        {previous ? (
          <DesignImage design={previous} />
        ) : (
          <p className="text-small text-text-2">{t.pictureAddedOnce}</p>
        )}
        {previous?.weights.map(({ metal }) => (
          <DesignImage key={metal} design={previous} metal={metal} />
        ))}
      </div>
    </div>
  );
}
