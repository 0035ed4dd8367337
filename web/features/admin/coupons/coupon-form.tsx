import type { AdminCoupon, StaleCoupon } from '@jyotiratna/contract';
import { addCouponRoute, updateCouponRoute } from '@jyotiratna/contract/admin/coupons';
import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { coupons as t } from '#messages/admin/coupons.ts';
import { isCallError } from '../../../is-call-error.ts';
import { shop } from '../../../shop.ts';
import { Alert } from '../../../ui/alert.tsx';
import { Button, LinkButton } from '../../../ui/button.tsx';
import { StaleAlert } from '../layout/stale-alert.tsx';
import { readStaleEdit } from '../layout/stale-edit.ts';
import { useFocusRejected } from '../layout/use-focus-rejected.ts';
import { useSend } from '../layout/use-send.ts';
import {
  type CouponDraft,
  couponBody,
  couponErrors,
  draftOfCoupon,
  emptyCoupon,
} from './coupon-draft.ts';
import { CouponFields } from './coupon-fields.tsx';
import { couponsKey } from './coupons-query.ts';
import { ExampleCart } from './example-cart.tsx';

/** Fields whose names need labels. */
const labels: Readonly<Record<string, string>> = {
  startsAt: 'start',
  expiresAt: 'expiry',
  minCartValue: 'minimum',
  maxRedemptions: 'limit',
  maxPerCustomer: t.usesPerCustomer,
  maxDiscount: t.largestDiscount,
};

/** A coupon's fields next to their effect on a cart. `coupon` is the edited one. */
export function CouponForm({ coupon }: { coupon: AdminCoupon | null }) {
  /** The base version of the edit: unaffected by a later refetch. */
  const [previous, setPrevious] = useState(coupon);
  const [draft, setDraft] = useState<CouponDraft>(() =>
    previous ? draftOfCoupon(previous) : emptyCoupon,
  );
  const [tried, setTried] = useState(false);
  /** The errors of the last click on the button, found without the shop. */
  const [found, setFound] = useState<Readonly<Record<string, string>> | null>(null);
  const form = useRef<HTMLFormElement>(null);
  const queries = useQueryClient();
  const navigate = useNavigate();
  const failure = previous ? t.failedSaveCoupon : t.failedCreateCoupon;

  const save = useSend({
    call: () => {
      const body = couponBody(draft, previous);
      return previous
        ? shop(updateCouponRoute, {
            params: { id: previous._id },
            body: { ...body, version: previous.version },
          })
        : shop(addCouponRoute, { body });
    },
    done: ({ coupon: { code } }) =>
      previous
        ? { title: t.couponUpdated, description: t.codeSaved(code) }
        : { title: t.couponCreated, description: t.codeCreated(code) },
    failed: failure,
    onDone: () => void navigate('/admin/coupons'),
  });

  useFocusRejected(form, save.error);
  useFocusRejected(form, found);

  const stale = readStaleEdit<StaleCoupon>(save.error);

  function loadNewer(newer: AdminCoupon) {
    setPrevious(newer);
    setDraft(draftOfCoupon(newer));
    save.reset();
    void queries.invalidateQueries({ queryKey: couponsKey });
  }

  const rejected = isCallError(save.error) ? save.error.fields : {};
  const errors: Readonly<Record<string, string>> = {
    ...rejected,
    ...(tried ? couponErrors(draft) : {}),
  };
  const change = (part: Partial<CouponDraft>) => {
    setDraft((now) => ({ ...now, ...part }));
    if (save.isError) save.reset();
  };
  function submit() {
    if (save.isPending) return;
    setTried(true);
    const found = couponErrors(draft);
    if (Object.keys(found).length) setFound(found);
    else save.send();
  }

  return (
    <div className="grid items-start gap-8 desktop:grid-cols-[minmax(0,46rem)_280px] desktop:max-xl:grid-cols-[minmax(0,1fr)_248px] desktop:max-xl:gap-5">
      <form
        ref={form}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          submit();
        }}
        className="facet-card max-w-[46rem] border border-line bg-surface p-5 md:p-7 desktop:max-xl:p-5"
      >
        {save.isError && (
          <div className="mb-5">
            {stale ? (
              <StaleAlert
                title={failure}
                message={save.error.message}
                changes={stale.changes.map((one) => ({
                  ...one,
                  fields: one.fields.map((field) => labels[field] ?? field),
                }))}
                onLoadNewer={() => loadNewer(stale.coupon)}
              />
            ) : (
              <Alert tone="error" title={failure}>
                {save.error.message}
              </Alert>
            )}
          </div>
        )}
        <CouponFields
          draft={draft}
          errors={errors}
          onChange={change}
          redeemedCount={previous?.redeemedCount}
        />
        <div className="mt-6 flex flex-wrap gap-3 border-t border-line pt-5">
          <Button type="submit" busy={save.isPending} busyLabel={previous ? t.saving : t.creating}>
            {previous ? t.saveChanges : t.createCoupon}
          </Button>
          <LinkButton to="/admin/coupons" kind="text">
            {t.cancel}
          </LinkButton>
        </div>
      </form>
      <ExampleCart draft={draft} />
    </div>
  );
}
