import { type AdminOrder, type HallmarkPurity, purityMarks } from '@jyotiratna/contract';
import { setHallmarkRoute } from '@jyotiratna/contract/admin/orders';
import { hallmark as t } from '#messages/admin/hallmark.ts';
import { shop } from '../../../shop.ts';
import { Alert } from '../../../ui/alert.tsx';
import { Button } from '../../../ui/button.tsx';
import { TextField } from '../../../ui/field.tsx';
import { CallAlert } from '../layout/call-alert.tsx';
import { Panel } from '../layout/panel.tsx';
import { useForm } from '../layout/use-form.ts';

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

function HuidForm({ id, line }: { id: string; line: Marked }) {
  const { item, name, purity, quantity } = line;
  const save = useForm({
    initial: () => ({
      huids: Array.from({ length: quantity }, (_, at) => line.huids[at] ?? ''),
    }),
    call: ({ huids }) => shop(setHallmarkRoute, { params: { id }, body: { item, huids } }),
    done: () => ({ title: t.saved, description: name }),
    stale: [['order', id]],
  });
  const { huids } = save.draft;
  return (
    <form {...save.form} aria-label={t.huidOf(name)} className="grid justify-items-start gap-3">
      <p className="font-medium">
        {name} <span className="figures text-small text-text-2">{purityMarks[purity]}</span>
      </p>
      <p className="text-small text-text-2">{purity === 'silver-925' ? t.silver : t.gold}</p>
      {huids.map((text, at) => (
        <TextField
          // biome-ignore lint/suspicious/noArrayIndexKey: a unit is its index
          key={at}
          label={quantity === 1 ? t.huid : t.huidOfPiece(at + 1)}
          error={save.errors[`huids.${String(at)}`]}
          maxLength={6}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          value={text}
          onChange={({ target }) => save.set({ huids: huids.with(at, target.value.toUpperCase()) })}
          className="w-40"
        />
      ))}
      <Button type="submit" size="s" kind="second" busy={save.busy} busyLabel={t.saving}>
        {t.save}
      </Button>
      <CallAlert>{save.alert}</CallAlert>
    </form>
  );
}
