import { type AdminDesign, formatRupeesExact, toRupees } from '@jyotiratna/contract';
import {
  listAdminDesigns,
  moveDesignRoute,
  offerDesignRoute,
} from '@jyotiratna/contract/admin/designs';
import { Check, Pause, Plus } from 'lucide-react';
import { designs as t } from '#messages/admin/designs.ts';
import { kindNames, metalNames } from '#messages/admin/metals.ts';
import { api } from '../../../api.ts';
import { LinkButton } from '../../../ui/button.tsx';
import { storedImage, Tile } from '../../../ui/image.tsx';
import { useSend } from '../layout/call.tsx';
import { CallDialog, useShowDialog } from '../layout/dialogs.tsx';
import { MoveButtons } from '../layout/move-buttons.tsx';
import { AdminList } from '../list/admin-list.tsx';
import { type RecordColumn, RowActions } from '../list/columns.tsx';
import { designsQuery } from './designs-query.ts';

/** A design, with the offered designs in their order. */
type Row = AdminDesign & { offers: readonly AdminDesign[] };

/** The designs: settings for loose stones. */
export function DesignsPage() {
  const show = useShowDialog();
  const move = useSend({
    call: ({ id, by }: { id: string; by: -1 | 1 }) =>
      api(moveDesignRoute, { params: { id }, body: { by } }),
    failed: t.designCouldNotMoved,
  });
  const offer = (design: AdminDesign) =>
    show((onClose) => <OfferDesign design={design} onClose={onClose} />);
  const add = (
    <LinkButton to="/admin/designs/add" size="s" icon={Plus}>
      {t.addADesign}
    </LinkButton>
  );
  return (
    <AdminList
      title={t.designs}
      subject={t.designsNoun}
      queryKey={[...designsQuery.queryKey, 'list']}
      load={async () => {
        const { designs } = await api(listAdminDesigns);
        const offers = designs.filter(({ offered }) => offered);
        return { rows: designs.map((design): Row => ({ ...design, offers })) };
      }}
      columns={designColumns(offer, move)}
      rowKey={({ id }) => id}
      actions={add}
      empty={{ title: t.noDesigns, text: t.looseStonesSold, action: add }}
    />
  );
}

/** Withdraws a design after confirmation, or offers it again. */
function OfferDesign({ design, onClose }: { design: AdminDesign; onClose: () => void }) {
  const { id, name, offered } = design;
  return (
    <CallDialog
      title={offered ? t.withdrawDesign : t.offerDesignAgain}
      description={offered ? t.nobodyCanChoose(name) : t.customersCanChoose(name)}
      confirm={offered ? t.withdraw : t.offer}
      danger={offered}
      failed={t.couldNotDone}
      call={() => api(offerDesignRoute, { params: { id }, body: { offered: !offered } })}
      done={{ title: offered ? t.designWithdrawn : t.designOffered, description: name }}
      onClose={onClose}
    />
  );
}

type Move = { busy: boolean; send: (step: { id: string; by: -1 | 1 }) => void };

function designColumns(
  onOffer: (design: AdminDesign) => void,
  move: Move,
): readonly RecordColumn<Row>[] {
  return [
    {
      key: 'name',
      head: t.design,
      lead: 'title',
      value: ({ name }) => name,
      cell: ({ name, nameHi, sample, picture: image }) => (
        <span className="flex min-w-0 items-center gap-3">
          {image && (
            <Tile
              image={storedImage(image)}
              shape="square"
              sizes="56px"
              decorative
              className="w-14 shrink-0"
            />
          )}
          <span className="block min-w-0">
            {name}
            <span lang="hi" className="block text-small font-normal text-text-2">
              {nameHi}
            </span>
            {sample && (
              <span className="block text-small font-normal text-text-2">{t.sampleDemo}</span>
            )}
          </span>
        </span>
      ),
    },
    { key: 'kind', head: t.kind, value: ({ kind }) => kindNames[kind] },
    {
      key: 'metals',
      head: t.metals,
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
      head: t.making,
      align: 'right',
      cell: ({ making, makingPaise }) => (
        <span className="figures whitespace-nowrap">
          {formatRupeesExact(toRupees(makingPaise))}
          <span className="block text-small text-text-2">
            {making === 'per-gram' ? t.gram : t.piece}
          </span>
        </span>
      ),
    },
    { key: 'days', head: t.days, align: 'right', value: ({ daysToMake }) => daysToMake },
    {
      key: 'status',
      head: t.status,
      value: ({ offered }) => (offered ? t.offered : t.withdrawn),
      chip: ({ offered }) =>
        offered ? { tone: 'good', icon: Check } : { tone: 'neutral', icon: Pause },
    },
    {
      key: 'actions',
      head: t.actions,
      actions: true,
      cell: (design) => {
        const { id, name, offered, offers } = design;
        const ids = offers.map((one) => one.id);
        const text = offered ? t.withdraw : t.offer;
        return (
          <RowActions
            actions={[
              {
                text: t.editLabel,
                label: t.edit(name),
                open: true,
                to: `/admin/designs/add?id=${id}`,
              },
              { text, label: `${text} ${name}`, onPress: () => onOffer(design) },
            ]}
          >
            {offered && (
              <MoveButtons
                {...{ name, id, ids }}
                busy={move.busy}
                onOrder={(orderedIds) =>
                  move.send({ id, by: orderedIds.indexOf(id) < ids.indexOf(id) ? -1 : 1 })
                }
              />
            )}
          </RowActions>
        );
      },
    },
  ];
}
