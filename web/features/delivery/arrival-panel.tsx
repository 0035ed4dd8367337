import {
  type Delivery,
  formatRupees,
  isPincode,
  type LeadTime,
  typedPincode,
} from '@jyotiratna/contract';
import { Truck } from 'lucide-react';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { validation } from '#messages/checkout/validation.ts';
import { arrival as labels } from '#messages/delivery/arrival.ts';
import { totals } from '#messages/pricing/totals.ts';
import { Button } from '../../ui/button.tsx';
import { TextField } from '../../ui/field.tsx';
import { formatWeekday } from '../orders/dates.ts';
import { storedPin } from './stored-pin.ts';
import { useDeliveryTo } from './use-delivery-to.ts';

type Props = {
  pincode: string | null;
  /** Whether the user has clicked to open it: the field gets the focus. */
  asked: boolean;
  leadTime: LeadTime | undefined;
};

/** The delivery date for a PIN code, or the field for the code. */
export default function ArrivalPanel({ pincode, asked: isRequested, leadTime }: Props) {
  const [changing, setChanging] = useState(false);
  const change = useRef<HTMLButtonElement>(null);
  const [checked, setChecked] = useState(false);
  // The submitted form was removed, so another control gets the focus.
  useEffect(() => {
    if (checked) change.current?.focus();
  }, [checked]);
  if (pincode === null || changing)
    return (
      <PinForm
        pincode={pincode}
        focused={isRequested || changing}
        done={() => {
          setChanging(false);
          setChecked(true);
        }}
      />
    );
  return (
    <div className="flex min-h-11 flex-wrap items-center gap-x-2.5 text-small">
      <Truck aria-hidden size={18} strokeWidth={1.6} className="shrink-0 text-text-2" />
      <Result pincode={pincode} leadTime={leadTime} />
      <button
        type="button"
        aria-label={labels.changePin}
        ref={change}
        onClick={() => {
          setChanging(true);
          setChecked(false);
        }}
        className="target text-link"
      >
        {labels.change}
      </button>
    </div>
  );
}

function Result({ pincode, leadTime }: { pincode: string; leadTime: LeadTime | undefined }) {
  const { data, isError } = useDeliveryTo(pincode, leadTime);
  return <p role="status">{data ? messageOf(data) : isError ? labels.failed : labels.checking}</p>;
}

function messageOf({ pincode, arrives, price }: Delivery) {
  if (!arrives)
    return <span className="font-medium text-sindoor-700">{labels.notServed(pincode)}</span>;
  return (
    <>
      <strong className="font-semibold">{labels.by(formatWeekday(arrives.to), pincode)}</strong>
      <span className="text-text-2">
        {' '}
        · {price > 0 ? labels.price(formatRupees(price)) : totals.free}
      </span>
    </>
  );
}

type FormProps = { pincode: string | null; focused: boolean; done: () => void };

function PinForm({ pincode, focused, done }: FormProps) {
  const [typed, setTyped] = useState(pincode ?? '');
  const [tried, setTried] = useState(false);
  const form = useRef<HTMLFormElement>(null);
  const pin = typedPincode(typed);
  const invalid = !isPincode(pin);

  useEffect(() => {
    if (focused) form.current?.querySelector('input')?.focus();
  }, [focused]);

  return (
    <form
      ref={form}
      noValidate
      className="flex max-w-80 items-start gap-3"
      onSubmit={(event: FormEvent) => {
        event.preventDefault();
        setTried(true);
        if (invalid) return form.current?.querySelector('input')?.focus();
        storedPin.write(pin);
        done();
      }}
    >
      <TextField
        className="grow"
        name="arrival-pin"
        label={labels.label}
        inputMode="numeric"
        autoComplete="postal-code"
        maxLength={12}
        value={typed}
        error={tried && invalid ? validation.pincode : undefined}
        onChange={(event) => setTyped(event.currentTarget.value)}
      />
      <Button type="submit" kind="second" className="mt-7.5 px-5">
        {labels.check}
      </Button>
    </form>
  );
}
