import { type AdminDesign, formatRupeesExact, toRupees } from '@jyotiratna/contract';
import { useQuery } from '@tanstack/react-query';
import { Check, Pause, Plus } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'react-router';
import { LinkButton } from '../../../ui/button.tsx';
import { Chip } from '../../../ui/chip.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { storedImage, Tile } from '../../../ui/picture.tsx';
import { AdminHead } from '../layout/admin-head.tsx';
import { LoadStates } from '../layout/load-states.tsx';
import { RecordTable } from '../layout/record-table.tsx';
import { kindNames, metalNames } from '../metals/metal-names.ts';
import { designsQuery } from './designs-query.ts';
import { MoveDesign } from './move-design.tsx';
import { OfferDesign } from './offer-design.tsx';

/** Settings for loose stones. */
export function DesignsPage() {
  const list = useQuery(designsQuery);
  const designs = list.data;
  const [moving, setMoving] = useState<AdminDesign | null>(null);
  return (
    <>
      <AdminHead title="Designs">
        <LinkButton to="/admin/designs/add" size="s">
          <Plus aria-hidden size={20} strokeWidth={1.6} />
          Add a design
        </LinkButton>
      </AdminHead>
      <LoadStates of={list} what="designs" rows={4} />
      {designs?.length === 0 && (
        <EmptyState title="No designs" action={<LinkButton to="/admin/designs/add">Add a design</LinkButton>}>
          Loose stones are sold as they are until there is something to set them in.
        </EmptyState>
      )}
      {designs && designs.length > 0 && <DesignsTable designs={designs} onMove={setMoving} />}
      {moving && <OfferDesign design={moving} onClose={() => setMoving(null)} />}
    </>
  );
}

type TableProps = { designs: readonly AdminDesign[]; onMove: (design: AdminDesign) => void };

function DesignsTable({ designs, onMove }: TableProps) {
  return (
    <RecordTable
      caption="Designs"
      rows={designs}
      rowKey={({ id }) => id}
      columns={[
        {
          key: 'name',
          head: 'Design',
          lead: 'title',
          cell: ({ name, nameHi, sample, picture: image }) => (
            <span className="flex min-w-0 items-center gap-3">
              {image && (
                <Tile picture={storedImage(image)} shape="square" sizes="56px" decorative className="w-14 shrink-0" />
              )}
              <span className="block min-w-0">
                {name}
                <span lang="hi" className="block text-small font-normal text-text-2">
                  {nameHi}
                </span>
                {sample && <span className="block text-small font-normal text-text-2">A sample of the demo</span>}
              </span>
            </span>
          ),
        },
        { key: 'kind', head: 'Kind', cell: ({ kind }) => kindNames[kind] },
        {
          key: 'metals',
          head: 'Metals',
          cell: ({ weights }) => (
            <span className="figures">
              {weights.map(({ metal, baseMg }) => (
                <span key={metal} className="block whitespace-nowrap">
                  {metalNames[metal]}, {baseMg / 1000} g
                </span>
              ))}
            </span>
          ),
        },
        {
          key: 'making',
          head: 'Making',
          align: 'right',
          cell: ({ making, makingPaise }) => (
            <span className="figures whitespace-nowrap">
              {formatRupeesExact(toRupees(makingPaise))}
              <span className="block text-small text-text-2">{making === 'per-gram' ? 'a gram' : 'a piece'}</span>
            </span>
          ),
        },
        { key: 'days', head: 'Days', align: 'right', cell: ({ daysToMake }) => daysToMake },
        {
          key: 'status',
          head: 'Status',
          cell: ({ offered }) =>
            offered ? (
              <Chip tone="good" icon={Check}>
                Offered
              </Chip>
            ) : (
              <Chip icon={Pause}>Withdrawn</Chip>
            ),
        },
        {
          key: 'actions',
          head: 'Actions',
          actions: true,
          cell: (design) => (
            <span className="inline-flex flex-wrap gap-1">
              {design.offered && <MoveDesign design={design} of={designs.filter(({ offered }) => offered)} />}
              <Link
                to={`/admin/designs/add?id=${design.id}`}
                aria-label={`Edit ${design.name}`}
                className="target inline-flex items-center px-2 font-semibold text-accent hover:underline"
              >
                Edit
              </Link>
              <button
                type="button"
                aria-label={`${design.offered ? 'Withdraw' : 'Offer'} ${design.name}`}
                onClick={() => onMove(design)}
                className="target inline-flex items-center px-2 font-semibold text-accent hover:underline"
              >
                {design.offered ? 'Withdraw' : 'Offer'}
              </button>
            </span>
          ),
        },
      ]}
    />
  );
}
