import type { AdminOrder, OrderItem } from '@jyotiratna/contract';
import { noteEnergised } from '@jyotiratna/contract/admin/orders';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { shop } from '../../../shop.ts';
import { Alert } from '../../../ui/alert.tsx';
import { Button } from '../../../ui/button.tsx';
import { TextField } from '../../../ui/field.tsx';
import { useToast } from '../../../ui/toast.tsx';
import { Panel } from '../layout/panel.tsx';
import { adminOrderQuery, ordersKey } from './orders-query.ts';

/** The lines of an order whose stones are energised: in whose name, on which day, and where its photograph or video is. */
export function EnergisedLines({ order }: { order: AdminOrder }) {
  const lines = order.items.flatMap((item, at) => (item.parts?.energisation ? [{ item, at }] : []));
  if (lines.length === 0) return null;
  return (
    <Panel title="Energisation" className="md:col-span-2">
      <ul className="grid gap-5">
        {lines.map(({ item, at }) => (
          <li key={at} className="grid gap-2">
            <p className="font-medium">{item.name}</p>
            <Wishes item={item} />
            <LinkForm order={order} item={item} at={at} />
          </li>
        ))}
      </ul>
    </Panel>
  );
}

function Wishes({ item: { sankalpa } }: { item: OrderItem }) {
  if (!sankalpa) return null;
  const { name, gotra, nakshatra, day, sankalpa: asked } = sankalpa;
  const told = [
    ['In the name of', name],
    ['Gotra', gotra],
    ['Birth nakshatra', nakshatra],
    ['Day wished for', day?.split('-').reverse().join('-')],
    ['Sankalpa', asked],
  ].filter(([, text]) => text);
  return (
    <dl className="grid gap-x-6 gap-y-1 text-small sm:grid-cols-[auto_1fr]">
      {told.map(([label, text]) => (
        <div key={label} className="contents">
          <dt className="text-text-2">{label}</dt>
          <dd className="wrap-anywhere">{text}</dd>
        </div>
      ))}
    </dl>
  );
}

function LinkForm({ order: { _id: id }, item, at }: { order: AdminOrder; item: OrderItem; at: number }) {
  const [link, setLink] = useState(item.energised?.link ?? '');
  const queries = useQueryClient();
  const toast = useToast();
  const note = useMutation({
    mutationFn: () => shop(noteEnergised, { params: { id }, body: { item: at, link: link.trim() } }),
    onSuccess: ({ order }) => {
      queries.setQueryData(adminOrderQuery(id).queryKey, order);
      toast({ title: 'Saved', description: item.name });
      for (const queryKey of [['order', id], ordersKey]) void queries.invalidateQueries({ queryKey });
    },
  });
  return (
    <form
      noValidate
      aria-label={`Energisation of ${item.name}`}
      className="flex flex-wrap items-start gap-3"
      onSubmit={(event: FormEvent) => {
        event.preventDefault();
        if (!note.isPending) note.mutate();
      }}
    >
      <TextField
        label="Address of its photograph or video"
        hint={item.energised ? 'Its buyer was told; another address corrects it.' : 'Its buyer is told by mail, once.'}
        type="url"
        inputMode="url"
        maxLength={500}
        autoComplete="off"
        placeholder="https://"
        value={link}
        onChange={({ target }) => setLink(target.value)}
        className="min-w-0 grow basis-72"
      />
      <Button
        type="submit"
        size="s"
        kind="second"
        className="sm:mt-8"
        busy={note.isPending}
        busyLabel="Saving..."
        disabled={link.trim() === '' || link.trim() === item.energised?.link}
      >
        {item.energised ? 'Correct it' : 'It is energised'}
      </Button>
      {note.isError && <Alert tone="error">{note.error.message}</Alert>}
    </form>
  );
}
