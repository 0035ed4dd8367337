import { type AdminOrder, type HallmarkPurity, purityMarks } from '@jyotiratna/contract';
import { setHallmarkRoute } from '@jyotiratna/contract/admin/orders';
import { type FormEvent, useState } from 'react';
import { hallmark as t } from '#messages/admin/hallmark.ts';
import { shop } from '../../../shop.ts';
import { Alert } from '../../../ui/alert.tsx';
import { Button } from '../../../ui/button.tsx';
import { TextField } from '../../../ui/field.tsx';
import { Panel } from '../layout/panel.tsx';
import { useSend } from '../layout/use-send.ts';

type Marked = {
  item: number;
  name: string;
  purity: HallmarkPurity;
  quantity: number;
  huids: string[];
};

/** The HUIDs of an order's finished units in gold or silver. */
export function HallmarkLines({ order }: { order: AdminOrder }) {
  const lines = order.lines.flatMap(({ item, name, purity, quantity }, at): Marked[] => {
    const { refunded, workshop, hallmark } = order.items[at] ?? {};
    if (!purity || refunded || (workshop && workshop.state !== 'made')) return [];
    return [{ item, name, purity, quantity, huids: hallmark?.huids ?? [] }];
  });
  if (lines.length === 0) return null;
  const invoiced = order.documents.some(
    ({ kind, number }) => kind === 'invoice' && number !== null,
  );
  return (
    <Panel title={t.title}>
      {invoiced && <Alert tone="info">{t.invoiced}</Alert>}
      <ul className="grid gap-5">
        {lines.map((line) => (
          <li key={`${String(line.item)} ${line.huids.join(' ')}`}>
            <HuidForm id={order._id} line={line} />
          </li>
        ))}
      </ul>
    </Panel>
  );
}

function HuidForm({
  id,
  line: { item, name, purity, quantity, huids },
}: {
  id: string;
  line: Marked;
}) {
  const [texts, setTexts] = useState(() =>
    Array.from({ length: quantity }, (_, at) => huids[at] ?? ''),
  );
  const save = useSend({
    call: () => shop(setHallmarkRoute, { params: { id }, body: { item, huids: texts } }),
    done: () => ({ title: t.saved, description: name }),
    stale: [['order', id]],
  });
  const mark = purityMarks[purity];
  return (
    <form
      noValidate
      aria-label={t.huidOf(name)}
      className="grid justify-items-start gap-3"
      onSubmit={(event: FormEvent) => {
        event.preventDefault();
        save.send();
      }}
    >
      <p className="font-medium">
        {name} <span className="figures text-small text-text-2">{mark}</span>
      </p>
      <p className="text-small text-text-2">{purity === 'silver-925' ? t.silver : t.gold}</p>
      {texts.map((text, at) => (
        <TextField
          // biome-ignore lint/suspicious/noArrayIndexKey: a unit is its index
          key={at}
          label={quantity === 1 ? t.huid : t.huidOfPiece(at + 1)}
          error={save.fields[`huids.${String(at)}`]}
          maxLength={6}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          value={text}
          onChange={({ target }) =>
            setTexts(texts.map((one, index) => (index === at ? target.value.toUpperCase() : one)))
          }
          className="w-40"
        />
      ))}
      <Button type="submit" size="s" kind="second" busy={save.busy} busyLabel={t.saving}>
        {t.save}
      </Button>
      {save.error && Object.keys(save.fields).length === 0 && (
        <Alert tone="error">{save.error.message}</Alert>
      )}
    </form>
  );
}
