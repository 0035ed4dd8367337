import { type AdminDesign, type DesignKind, designKinds, type StaleDesign } from '@jyotiratna/contract';
import { addDesignRoute, updateDesignRoute } from '@jyotiratna/contract/admin/designs';
import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { isCallError } from '../../../is-call-error.ts';
import { shop } from '../../../shop.ts';
import { Alert } from '../../../ui/alert.tsx';
import { Button, LinkButton } from '../../../ui/button.tsx';
import { TextField } from '../../../ui/field.tsx';
import { SelectField } from '../../../ui/select-field.tsx';
import { StaleAlert } from '../layout/stale-alert.tsx';
import { staleEdit } from '../layout/stale-edit.ts';
import { useFocusRejected } from '../layout/use-focus-rejected.ts';
import { useSend } from '../layout/use-send.ts';
import { kindNames } from '../metals/metal-names.ts';
import { keepDigits } from '../product-form/keep-digits.ts';
import { type DesignDraft, designBody, draftOfDesign, emptyDesign } from './design-draft.ts';
import { DesignImage } from './design-image.tsx';
import { DesignPrice } from './design-price.tsx';
import { designsQuery } from './designs-query.ts';
import { MetalFields } from './metal-fields.tsx';

const failure = 'The design could not be saved';

/** The fields of a design next to its price. `design` is the edited one. */
export function DesignForm({ design }: { design: AdminDesign | null }) {
  /** The base version of the edit: unaffected by a later refetch. */
  const [previous, setPrevious] = useState(design);
  const [draft, setDraft] = useState<DesignDraft>(() => (previous ? draftOfDesign(previous) : emptyDesign));
  const form = useRef<HTMLFormElement>(null);
  const queries = useQueryClient();
  const navigate = useNavigate();

  const save = useSend({
    call: () => {
      const body = designBody(draft);
      return previous
        ? shop(updateDesignRoute, { params: { id: previous.id }, body: { ...body, version: previous.version } })
        : shop(addDesignRoute, { body });
    },
    done: ({ design: { name } }) => ({ title: previous ? 'Design saved' : 'Design added', description: name }),
    onDone: () => void navigate('/admin/designs'),
  });
  useFocusRejected(form, save.error);

  const call = isCallError(save.error) ? save.error : null;
  const stale = staleEdit<StaleDesign>(save.error);
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
            label="Name in English"
            name="name"
            maxLength={80}
            autoComplete="off"
            value={draft.name}
            error={errors.name}
            hint="As it follows the stone’s name, such as plain ring."
            onChange={({ target }) => change({ name: target.value })}
          />
          <TextField
            label="Name in Hindi"
            name="nameHi"
            lang="hi"
            optional
            maxLength={80}
            autoComplete="off"
            value={draft.nameHi}
            error={errors.nameHi}
            hint="Without it the Hindi pages show the English one."
            onChange={({ target }) => change({ nameHi: target.value })}
          />
          <SelectField
            label="Kind"
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
            label="Working days to make it"
            name="daysToMake"
            inputMode="numeric"
            autoComplete="off"
            maxLength={3}
            value={draft.daysToMake}
            error={errors.daysToMake}
            onChange={({ target }) => change({ daysToMake: keepDigits(target.value) })}
          />
          <SelectField
            label="Making charge"
            name="making"
            value={draft.making}
            error={errors.making}
            onChange={({ target }) => change({ making: target.value as DesignDraft['making'] })}
          >
            <option value="per-gram">For each gram</option>
            <option value="fixed">The same for each piece</option>
          </SelectField>
          <TextField
            label={draft.making === 'per-gram' ? 'Making, ₹ a gram' : 'Making, ₹ a piece'}
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
          <Button type="submit" busy={save.isPending} busyLabel="Saving...">
            {previous ? 'Save changes' : 'Add design'}
          </Button>
          <LinkButton to="/admin/designs" kind="text">
            Cancel
          </LinkButton>
        </div>
      </form>
      <div className="grid gap-5">
        <DesignPrice draft={draft} />
        {previous ? (
          <DesignImage design={previous} />
        ) : (
          <p className="text-small text-text-2">A picture is added once the design is saved.</p>
        )}
      </div>
    </div>
  );
}
