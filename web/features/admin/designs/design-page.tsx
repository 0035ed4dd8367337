import { useQuery } from '@tanstack/react-query';
import { List } from 'lucide-react';
import { useSearchParams } from 'react-router';
import { designs as t } from '#messages/admin/designs.ts';
import { LinkButton } from '../../../ui/button.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { AdminHead } from '../layout/admin-head.tsx';
import { LoadStates } from '../layout/load-states.tsx';
import { DesignForm } from './design-form.tsx';
import { designsQuery } from './designs-query.ts';

/** A new design, or with `?id=` an existing one. */
export function DesignPage() {
  const id = useSearchParams()[0].get('id');
  return (
    <>
      <AdminHead title={id ? t.editDesign : t.addADesign}>
        <LinkButton to="/admin/designs" kind="second" size="s">
          <List aria-hidden size={20} strokeWidth={1.6} />
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
