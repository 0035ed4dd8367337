import { ArrowLeft, ArrowRight, List } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { wizard as t } from '#messages/admin/wizard.ts';
import { Alert } from '../../../ui/alert.tsx';
import { Button, LinkButton } from '../../../ui/button.tsx';
import { CallAlert } from '../layout/call.tsx';
import { AdminHead } from '../layout/page.tsx';
import { RadioCards } from '../layout/radio-cards.tsx';
import { BundleFields } from '../product-form/bundle-fields.tsx';
import { ImagePicker } from '../product-form/image-picker.tsx';
import { HindiFields, ProductFields } from '../product-form/product-fields.tsx';
import { newProductForm } from '../product-form/product-form.ts';
import {
  emptyValues,
  isTouched,
  lastStep,
  mayGo,
  type ProductValues,
  priceErrors,
  stepNeeds,
  type WizardStep,
} from '../product-form/product-values.ts';
import { ReportPicker } from '../product-form/report-picker.tsx';
import { useImages } from '../product-form/use-images.ts';
import { VariantRows } from '../product-form/variant-rows.tsx';
import { LeaveQuestion } from './leave-question.tsx';
import { LiveCard } from './live-card.tsx';
import { type RemedyKind, remedyKinds, valuesOfKind } from './remedy-kind.ts';
import { ReviewStep } from './review-step.tsx';
import { StepList } from './step-list.tsx';
import { useCreateProduct } from './use-create-product.ts';

/**
 * The wizard for a new remedy, in four steps. No input is lost, regardless of the server's
 * response.
 */
export function AddRemedy() {
  const [typed, setTyped] = useState<ProductValues>(emptyValues);
  const [kind, setKind] = useState<RemedyKind>('piece');
  const [step, setStep] = useState<WizardStep>(1);
  const [reached, setReached] = useState<WizardStep>(1);
  const picked = useImages();
  const [report, setReport] = useState<File | null>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const moved = useRef(false);
  const unsaved = useRef(false);
  const values = valuesOfKind(kind, typed);
  unsaved.current = isTouched(typed, picked.files.length);
  const { create, busy, progress, error } = useCreateProduct(() => {
    unsaved.current = false;
    setTyped(emptyValues());
    setKind('piece');
    picked.clear();
    setReport(null);
    setStep(1);
    setReached(1);
  });

  // A new step is announced to screen readers; the first render does not move the focus.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the step is the reason
  useEffect(() => {
    if (moved.current) heading.current?.focus();
  }, [step]);

  const count = picked.files.length;
  const needs = stepNeeds(step, values, count);
  const change = (patch: Partial<ProductValues>) => setTyped((now) => ({ ...now, ...patch }));

  const fields = { values, onChange: change, errors: priceErrors(values), adding: true };

  /** A loose stone is precious unless another category is selected. */
  function selectKind(chosen: RemedyKind) {
    setKind(chosen);
    if (chosen === 'stone' && typed.category === '') change({ category: 'Precious' });
  }

  function go(to: WizardStep) {
    if (busy) return;
    moved.current = true;
    setStep(to);
    if (to > reached) setReached(to);
  }

  function send(unpublished: boolean) {
    const form = newProductForm(values, picked.files, unpublished);
    create(form, values.weightMg !== '' ? report : null);
  }

  function proceed() {
    if (needs || busy) return;
    if (step < lastStep) go((step + 1) as WizardStep);
    else send(false);
  }

  return (
    <>
      <AdminHead title={t.addRemedy}>
        <LinkButton to="/admin/products" kind="second" size="s" icon={List}>
          {t.manageRemedies}
        </LinkButton>
      </AdminHead>
      <StepList step={step} mayGo={(to) => mayGo(to, reached, values, count)} onGo={go} />
      <div className="mt-6 grid items-start gap-8 md:grid-cols-[minmax(0,1fr)_220px] xl:grid-cols-[minmax(0,1fr)_280px]">
        <form
          noValidate
          onSubmit={(event) => {
            event.preventDefault();
            proceed();
          }}
          className="facet-card border border-line bg-surface p-5 md:p-7"
        >
          <h2 ref={heading} tabIndex={-1} className="mb-5 text-heading-s md:sr-only">
            {t.stepTitles[step]}
          </h2>
          {step === 1 && (
            <div className="grid max-w-[46rem] gap-5">
              <RadioCards
                legend={t.kind}
                name="kind"
                options={remedyKinds.map((key) => ({ key, ...t.kinds[key] }))}
                value={kind}
                onChange={selectKind}
              />
              <ProductFields group="identity" {...fields} />
              <ProductFields group="words" {...fields} />
              <HindiFields values={values} onChange={change} />
            </div>
          )}
          {step === 2 && (
            <div className="grid gap-5">
              {kind === 'stone' && <ProductFields group="stone" {...fields} />}
              {values.bundle && (
                <BundleFields bundle={values.bundle} onChange={(bundle) => change({ bundle })} />
              )}
              {kind === 'sizes' && (
                <VariantRows
                  rows={values.variants}
                  onChange={(variants) => change({ variants })}
                  open
                />
              )}
              {(kind === 'piece' || kind === 'stone') && (
                <ProductFields group="price" {...fields} />
              )}
              {values.weightMg !== '' && <ReportPicker chosen={report} onSelect={setReport} />}
              {kind !== 'bundle' && <ProductFields group="legal" {...fields} />}
              <Alert tone="info">{t.digitsOnlyWhole}</Alert>
            </div>
          )}
          {step === 3 && (
            <div className="grid gap-7">
              <ImagePicker list={picked} />
              <ProductFields group="media" {...fields} />
            </div>
          )}
          {step === 4 && <ReviewStep values={values} images={picked.images} onGo={go} />}
          <div className="mt-6 empty:hidden">
            <CallAlert>{step === 4 ? error : null}</CallAlert>
          </div>
          {busy && <Progress share={progress} />}
          <div className="mt-7 flex flex-wrap items-center justify-end gap-3 border-t border-line pt-5">
            {step > 1 && (
              <Button
                kind="second"
                className="mr-auto"
                disabled={busy}
                onClick={() => go((step - 1) as WizardStep)}
                icon={ArrowLeft}
              >
                {t.back}
              </Button>
            )}
            <p
              id="step-needs"
              aria-live="polite"
              className="text-small text-text-2 max-sm:order-first max-sm:w-full max-sm:text-right max-sm:empty:absolute"
            >
              {needs}
            </p>
            {step >= 3 && (
              <Button kind="text" disabled={busy} onClick={() => send(true)}>
                {t.saveAsDraft}
              </Button>
            )}
            <Button
              type="submit"
              disabled={needs !== null}
              aria-describedby={needs ? 'step-needs' : undefined}
              busy={busy}
              busyLabel={t.creating}
            >
              {step < lastStep ? (
                <>
                  {t.continue}
                  <ArrowRight aria-hidden size={20} strokeWidth={1.6} />
                </>
              ) : (
                t.createProduct
              )}
            </Button>
          </div>
        </form>
        <LiveCard values={values} cover={picked.images[0]?.url} />
      </div>
      <LeaveQuestion unsaved={unsaved} busy={busy} />
    </>
  );
}

function Progress({ share }: { share: number }) {
  const percent = Math.round(share * 100);
  return (
    <div className="mt-6">
      <label className="block text-small text-text-2">
        {share < 1 ? t.uploadingImages(percent) : t.preparingImages}
        <progress
          value={share < 1 ? percent : undefined}
          max={100}
          className="mt-1 block h-2 w-full appearance-none overflow-hidden bg-marble-200 [&::-moz-progress-bar]:bg-mayur-700 [&::-webkit-progress-bar]:bg-marble-200 [&::-webkit-progress-value]:bg-mayur-700"
        />
      </label>
    </div>
  );
}
