import {
  type Cart,
  displayedDiscount,
  displayedQuote,
  type QuoteReply,
} from '@jyotiratna/contract';
import { TicketPercent } from 'lucide-react';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { controls } from '#messages/platform/controls.ts';
import { coupon as t } from '#messages/pricing/coupon.ts';
import { isCallError } from '../../is-call-error.ts';
import { useShopConfig } from '../../shell/use-shop-config.ts';
import { Button } from '../../ui/button.tsx';
import { TextField } from '../../ui/field.tsx';
import { useToast } from '../../ui/toast.tsx';
import { formatAmount } from './format-amount.ts';
import { useCoupon } from './use-coupon.ts';

type Props = { coupon: Cart['coupon']; quote: QuoteReply };

/**
 * An input for a coupon code, the shop's own code as a button, or the applied code with its
 * discount.
 */
export function CouponBox({ coupon, quote }: Props) {
  const { apply, remove, reset } = useCoupon();
  const toast = useToast();
  const box = useRef<HTMLDivElement>(null);
  const [code, setCode] = useState('');
  const [error, setError] = useState<string | undefined>();
  const [busy, setBusy] = useState(false);
  const promo = useShopConfig()?.promo;

  /**
   * The pressed button is removed by the change; the focus moves to the next control of the box.
   */
  const refocus = () =>
    requestAnimationFrame(() => box.current?.querySelector<HTMLElement>('input, button')?.focus());

  const pressed = useRef(false);
  // The new totals, and with them the box's other state, may arrive long after the click.
  // biome-ignore lint/correctness/useExhaustiveDependencies: it is the coupon that changes the box.
  useEffect(() => {
    if (pressed.current && document.activeElement === document.body)
      box.current?.querySelector<HTMLElement>('input, button')?.focus();
    pressed.current = false;
  }, [coupon?.code]);

  async function submit(typed: string) {
    if (busy) return;
    pressed.current = true;
    if (!typed) {
      setError(t.provide);
      toast({ kind: 'error', title: t.enter, description: t.provide });
      return refocus();
    }
    setBusy(true);
    setError(undefined);
    try {
      const applied = await apply(typed);
      setCode('');
      const off = displayedDiscount({ subtotal: quote.subtotal, discount: applied.discount });
      toast({ title: t.applied, description: t.off(formatAmount(off)) });
    } catch (error) {
      const hasMessage =
        isCallError(error) && (error.status === 0 || typeof error.body.message === 'string');
      const message = hasMessage ? (error as Error).message : t.invalid;
      setError(message);
      toast({ kind: 'error', title: t.error, description: message });
      await reset();
    } finally {
      setBusy(false);
      refocus();
    }
  }

  async function takeOff() {
    if (busy) return;
    pressed.current = true;
    setBusy(true);
    try {
      await remove();
      toast({ title: t.removed });
      refocus();
    } catch (error) {
      console.error('The coupon could not be removed', error);
      toast({ kind: 'error', title: t.failedRemove });
    } finally {
      setBusy(false);
    }
  }

  if (coupon) {
    return (
      <div ref={box}>
        <p className="mb-1.5 font-medium leading-snug">{t.label}</p>
        <div className="facet-button flex min-h-12 items-center gap-3 bg-harit-100 pl-3.5 text-harit-700">
          <TicketPercent aria-hidden size={20} strokeWidth={1.6} className="shrink-0" />
          <p className="figures flex min-w-0 grow flex-wrap items-baseline gap-x-3">
            <span className="font-semibold">{coupon.code}</span>
            <span className="text-small">
              {t.off(formatAmount(displayedQuote(quote).discount))}
            </span>
          </p>
          <Button
            kind="text"
            size="s"
            busy={busy}
            aria-label={t.remove(coupon.code)}
            onClick={takeOff}
          >
            {controls.remove}
          </Button>
        </div>
      </div>
    );
  }
  return (
    <div ref={box}>
      <form
        noValidate
        onSubmit={(event: FormEvent) => {
          event.preventDefault();
          void submit(code.trim());
        }}
        className="flex items-start gap-2.5"
      >
        <TextField
          className="grow"
          label={t.label}
          name="coupon"
          value={code}
          error={error}
          maxLength={60}
          required={false}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          onChange={(event) => {
            setCode(event.currentTarget.value);
            setError(undefined);
          }}
        />
        <Button type="submit" kind="second" busy={busy} className="mt-7">
          {t.apply}
        </Button>
      </form>
      {promo && (
        <Button
          kind="text"
          size="s"
          className="mt-1 -ml-4"
          disabled={busy}
          onClick={() => void submit(promo.code)}
        >
          <TicketPercent aria-hidden size={20} strokeWidth={1.6} />
          {t.takeCode(promo.code)} ({promo.percent}%)
        </Button>
      )}
    </div>
  );
}
