import { type AdminDesign, designKinds, type StaleDesign } from '@jyotiratna/contract';
import { addDesignRoute, updateDesignRoute } from '@jyotiratna/contract/admin/designs';
import { useQuery } from '@tanstack/react-query';
import { List } from 'lucide-react';
import { useNavigate, useSearchParams } from 'react-router';
import { designs as t } from '#messages/admin/designs.ts';
import { kindNames } from '#messages/admin/metals.ts';
import { api } from '../../../api.ts';
import { LinkButton } from '../../../ui/button.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { TextField } from '../../../ui/field.tsx';
import { SelectField } from '../../../ui/select-field.tsx';
import { AdminFormCard } from '../layout/admin-form.tsx';
import { AdminHead, LoadStates } from '../layout/page.tsx';
import { useSavedForm } from '../layout/use-form.ts';
import { keepDigits } from '../product-form/keep-digits.ts';
import { DesignImage } from './design-image.tsx';
import { DesignPrice } from './design-price.tsx';
import { designBody, designValuesOf, emptyDesign } from './design-values.ts';
import { designsQuery } from './designs-query.ts';
import { MetalFields } from './metal-fields.tsx';

/** A new design, or with `?id=` an existing one. */
export function DesignPage() {
  const id = useSearchParams()[0].get('id');
  return (
    <>
      <AdminHead title={id ? t.editDesign : t.addADesign}>
        <LinkButton to="/admin/designs" kind="second" size="s" icon={List}>
          {t.allDesigns}
        </LinkButton>
      </AdminHead>
      {id ? <EditDesign key={id} id={id} /> : <DesignForm design={null} />}
    </>
  );
}

function EditDesign({ id }: { id: string }) {
  const designs = useQuery(designsQuery);
  if (!designs.data)
    return <LoadStates of={designs} subject={t.designsNoun} failed={t.designCouldNotLoaded} />;
  const design = designs.data.find((one) => one.id === id);
  return design ? <DesignForm design={design} /> : <EmptyState title={t.thereNoSuch} />;
}

/** The form of a design next to its price; null for a new design. */
function DesignForm({ design }: { design: AdminDesign | null }) {
  const navigate = useNavigate();
  const form = useSavedForm({
    saved: design,
    valuesOf: (saved) => (saved ? designValuesOf(saved) : emptyDesign),
    newerOf: (stale: StaleDesign) => stale.design,
    call: (values, base) => {
      const body = designBody(values);
      if (!base) return api(addDesignRoute, { body });
      const { id, version } = base;
      return api(updateDesignRoute, { params: { id }, body: { ...body, version } });
    },
    done: ({ design: { name } }) => ({
      title: design ? t.designSaved : t.designAdded,
      description: name,
    }),
    onDone: () => void navigate('/admin/designs'),
  });
  const { values, field, base } = form;
  return (
    <AdminFormCard
      of={form}
      failed={t.designCouldNot}
      save={design ? t.saveChanges : t.addDesign}
      list="/admin/designs"
      aside={
        <div className="grid gap-5">
          <DesignPrice values={values} />
          {base ? (
            <DesignImage design={base} />
          ) : (
            <p className="text-small text-text-2">{t.imageAddedOnce}</p>
          )}
          {base?.weights.map(({ metal }) => (
            <DesignImage key={metal} design={base} metal={metal} />
          ))}
        </div>
      }
    >
      <div className="grid items-start gap-x-4 gap-y-5 sm:grid-cols-2">
        <TextField
          label={t.nameEnglish}
          maxLength={80}
          hint={t.asFollowsStones}
          {...field('name')}
        />
        <TextField
          label={t.nameHindi}
          lang="hi"
          optional
          maxLength={80}
          hint={t.withoutHindiPages}
          {...field('nameHi')}
        />
        <SelectField
          label={t.kind}
          options={designKinds.map((kind) => [kind, kindNames[kind]])}
          {...field('kind')}
        />
        <TextField
          label={t.workingDaysMake}
          inputMode="numeric"
          maxLength={3}
          {...field('daysToMake', keepDigits)}
        />
        <SelectField
          label={t.makingCharge}
          options={[
            ['per-gram', t.byWeight],
            ['fixed', t.sameEachPiece],
          ]}
          {...field('making')}
        />
        <TextField
          label={values.making === 'per-gram' ? t.makingByWeight : t.makingPiece}
          inputMode="decimal"
          maxLength={10}
          {...field('makingRupees')}
        />
      </div>
      <MetalFields
        values={values}
        errors={form.errors}
        onChange={(metals) => form.set({ metals })}
      />
    </AdminFormCard>
  );
}
