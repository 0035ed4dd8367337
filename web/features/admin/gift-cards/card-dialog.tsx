import { formatRupeesExact, type GiftCardDetail } from '@jyotiratna/contract';
import {
  readGiftCardRoute,
  refundGiftCardRoute,
  resendGiftCardRoute,
  switchGiftCardRoute,
} from '@jyotiratna/contract/admin/gift-cards';
import { useState } from 'react';
import { giftCardMovements, giftCards as t } from '#messages/admin/gift-cards.ts';
import { api } from '../../../api.ts';
import { plainDate } from '../../../plain-date.ts';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { TextField } from '../../../ui/field.tsx';
import { CallAlert, SendButton, useSend } from '../layout/call.tsx';
import { formatDateTime } from '../layout/dates.ts';
import { DefinitionList } from '../layout/definition-lists.tsx';
import { CallDialog } from '../layout/dialogs.tsx';
import { LoadStates, useFreshQuery } from '../layout/page.tsx';

/** A gift card with its history and its actions. */
export function CardDialog({ id, end, onClose }: { id: string; end: string; onClose: () => void }) {
  const card = useFreshQuery(['gift-card', id], () => api(readGiftCardRoute, { params: { id } }));
  return (
    <Dialog open onOpenChange={(open) => open || onClose()} title={t.cardOf(end)}>
      <LoadStates of={card} subject={t.subject} rows={4} />
      {card.data && <Card {...card.data} />}
    </Dialog>
  );
}

function Card({ card }: { card: GiftCardDetail }) {
  const details = [
    [t.amount, formatRupeesExact(card.amount)],
    [t.balance, formatRupeesExact(card.balance)],
    [t.buyer, card.buyerEmail],
    [t.giver, card.giverName],
    [t.to, [card.recipientName, card.recipientEmail].filter(Boolean).join(', ')],
    [t.message, card.message && <span className="whitespace-pre-line">{card.message}</span>],
    [t.note, card.note],
    [t.sent, card.sentAt && formatDateTime(card.sentAt)],
    [t.waitsFor, card.waitsFor && plainDate(card.waitsFor, 'short')],
    [t.validTo, card.validTo && plainDate(card.validTo, 'short')],
  ] as const;
  return (
    <div className="grid gap-5 pt-2">
      <DefinitionList kind="amounts" rows={details} />
      <History card={card} />
      {card.state !== 'ordered' && <CardActions card={card} />}
    </div>
  );
}

function History({ card: { movements } }: { card: GiftCardDetail }) {
  return (
    <section aria-label={t.history}>
      <h3 className="mb-1 font-text text-body font-semibold">{t.history}</h3>
      {movements.length === 0 && <p className="text-text-2">{t.noHistory}</p>}
      <ul>
        {movements.map(({ kind, amount, orderNumber, at }, index) => (
          <li
            // biome-ignore lint/suspicious/noArrayIndexKey: movements have no key of their own and keep their order
            key={index}
            className="figures flex flex-wrap justify-between gap-x-6 border-t border-line py-2"
          >
            <span>
              {[giftCardMovements[kind], orderNumber && t.order(orderNumber)]
                .filter(Boolean)
                .join(' · ')}
              <span className="block text-small text-text-2">{formatDateTime(at)}</span>
            </span>
            <span>{formatRupeesExact(amount)}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}

function CardActions({ card }: { card: GiftCardDetail }) {
  const { id, state, refundable } = card;
  const [dialog, setDialog] = useState<'send' | 'refund' | null>(null);
  const [requestKey, setRequestKey] = useState(() => crypto.randomUUID());
  const close = () => setDialog(null);
  const params = { id };
  const to = state === 'disabled' ? ('active' as const) : ('disabled' as const);
  const change = useSend({
    call: () => api(switchGiftCardRoute, { params, body: { status: to } }),
    done: () => (to === 'active' ? t.enabled : t.disabled),
  });
  const refundOf = t.refund(formatRupeesExact(refundable));
  const button = { kind: 'second', size: 's' } as const;
  return (
    <div className="grid gap-3">
      <CallAlert title={t.failed}>{change.alert}</CallAlert>
      <div className="flex flex-wrap gap-3">
        <SendButton {...button} busyLabel={t.sending} of={change}>
          {to === 'active' ? t.enable : t.disable}
        </SendButton>
        {state === 'active' && (
          <Button {...button} onClick={() => setDialog('send')}>
            {t.send}
          </Button>
        )}
        {refundable > 0 && (
          <Button {...button} onClick={() => setDialog('refund')}>
            {refundOf}
          </Button>
        )}
      </div>
      {dialog === 'send' && (
        <CallDialog
          title={t.send}
          description={t.sendHint}
          confirm={t.send}
          busyLabel={t.sending}
          start={{ email: card.recipientEmail ?? card.buyerEmail ?? '' }}
          call={({ email }) => api(resendGiftCardRoute, { params, body: { email, requestKey } })}
          done={t.resent}
          onDone={() => {
            setRequestKey(crypto.randomUUID());
            close();
          }}
          onClose={close}
        >
          {({ field }) => <TextField label={t.sendTo} type="email" {...field('email')} />}
        </CallDialog>
      )}
      {dialog === 'refund' && (
        <CallDialog
          title={refundOf}
          description={t.refundText}
          confirm={refundOf}
          danger
          call={() => api(refundGiftCardRoute, { params })}
          done={t.refunded}
          onClose={close}
        />
      )}
    </div>
  );
}
