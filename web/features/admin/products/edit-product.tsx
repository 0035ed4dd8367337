import type { AdminProduct, StaleProduct } from '@jyotiratna/contract';
import { updateProductRoute } from '@jyotiratna/contract/admin/products';
import { Trash2 } from 'lucide-react';
import { useEffect, useId, useRef, useState } from 'react';
import { products as t } from '#messages/admin/products.ts';
import { api } from '../../../api.ts';
import { localPath } from '../../../meta.ts';
import { AlertDialog } from '../../../ui/alert-dialog.tsx';
import { Button, buttonClass } from '../../../ui/button.tsx';
import { Checkbox } from '../../../ui/checkbox.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { TextField } from '../../../ui/field.tsx';
import { useSavedForm } from '../layout/use-form.ts';
import { BundleFields } from '../product-form/bundle-fields.tsx';
import { bundleNeeds } from '../product-form/bundle-values.ts';
import { AdminStoneFields, HindiFields, ProductFields } from '../product-form/product-fields.tsx';
import { editForm, hasChanges } from '../product-form/product-form.ts';
import {
  type ProductValues,
  priceErrors,
  productValuesOf,
} from '../product-form/product-values.ts';
import { useImages } from '../product-form/use-images.ts';
import { VariantRows } from '../product-form/variant-rows.tsx';
import { variantsNeed } from '../product-form/variant-values.ts';
import { EditError } from './edit-error.tsx';
import { EditImages } from './edit-images.tsx';
import { EditFrames, EditReport, EditVideo } from './edit-media.tsx';

type Props = { product: AdminProduct; onClose: () => void; onDelete: () => void };

/** The form values; `wished`: whether it will be published, null until selected. */
type EditValues = ProductValues & { slug: string; isFeatured: boolean; wished: boolean | null };

function editValuesOf(product: AdminProduct): EditValues {
  const { slug, isFeatured } = product;
  return { ...productValuesOf(product), slug: slug ?? '', isFeatured, wished: null };
}

/** A dialog that edits a remedy. Input survives every error. */
export function EditProduct({ product, onClose, onDelete }: Props) {
  const [leaving, setLeaving] = useState(false);
  const selected = useImages();
  const formId = useId();
  const name = useRef<HTMLInputElement>(null);
  // After the dialog has focused its first button.
  useEffect(() => {
    const frame = requestAnimationFrame(() => name.current?.focus());
    return () => cancelAnimationFrame(frame);
  }, []);

  const form = useSavedForm({
    saved: product,
    valuesOf: editValuesOf,
    newerOf: (stale: StaleProduct) => stale.product,
    call: (values, { _id: id }) => {
      const body = editForm(base, values, switches, selected.files);
      if (values.slug !== base.slug) body.set('slug', values.slug);
      return api(updateProductRoute, { params: { id }, body });
    },
    done: (_, values) => ({ title: t.productUpdated, description: values.name.trim() }),
    failed: t.failedUpdateProduct,
    onDone: onClose,
  });
  const { base, rebase, values, set, errors, busy } = form;

  const bare = base.images.length === 0;
  const mayPublish = !base.draft || !bare || selected.files.length > 0;
  // The first image of a draft publishes it, unless the user unchecks that.
  const published = mayPublish && (values.wished ?? (!base.draft || bare));
  const switches = { isFeatured: values.isFeatured, unpublished: !published };

  const isNamed = values.name.trim() !== '';
  const invalid = priceErrors(values);
  const fields = {
    values,
    onChange: set,
    errors: { ...errors, ...invalid, name: isNamed ? errors.name : t.pleaseEnterName },
  };
  const ready =
    isNamed &&
    (values.bundle ? bundleNeeds(values.bundle) : variantsNeed(values.variants)) === null &&
    Object.keys(invalid).length === 0;

  /**
   * Closes the dialog (Escape, close button, Cancel); unsaved input is discarded only after
   * confirmation.
   */
  function leave() {
    if (busy) return;
    if (values.slug !== base.slug || hasChanges(base, values, switches, selected.files.length))
      setLeaving(true);
    else onClose();
  }

  /** Merges a part of the product that was saved separately. */
  const keep = (key: 'reportFile' | 'film' | 'frames') => (saved: AdminProduct) =>
    rebase((before) => ({ ...before, version: saved.version, [key]: saved[key] }));

  /** Merges rearranged images: variants reference them at their new positions. */
  function keepImages({ images, pictures, tint, variants, version }: AdminProduct) {
    rebase((before) => ({
      ...before,
      ...{ images, pictures, tint },
      ...(variants && { variants }),
      // Keeps the old version if another user has also saved, so that this conflict is still
      // reported.
      version: version === before.version + 1 ? version : before.version,
    }));
    const imagesBySku = new Map(variants?.map((one) => [one.sku, one.pictures]));
    set({
      variants: values.variants.map(({ pictures: previous, ...row }) => {
        const after = imagesBySku.get(row.sku) ?? previous ?? [];
        return after.length > 0 ? { ...row, pictures: after } : row;
      }),
    });
  }

  return (
    <Dialog
      open
      onOpenChange={(open) => !open && leave()}
      title={t.editProduct}
      width="wide"
      foot={<Foot id={base._id} {...{ formId, busy, ready, onDelete }} onLeave={leave} />}
    >
      <form
        {...form.form}
        id={formId}
        className="grid gap-6 pt-1 md:grid-cols-[236px_minmax(0,1fr)] md:gap-8"
      >
        <div className="empty:hidden md:col-span-2">
          <EditError of={form} />
        </div>
        <div className="max-md:order-last">
          <EditImages product={base} list={selected} onArranged={keepImages} />
          <Checkbox
            checked={published}
            disabled={!mayPublish}
            onChange={({ currentTarget }) => set({ wished: currentTarget.checked })}
          >
            <span>
              {t.published}
              <span className="block text-small text-text-2">
                {mayPublish ? t.shownSoldShop : t.asSoonAs}
              </span>
            </span>
          </Checkbox>
          <Checkbox {...form.toggle('isFeatured')}>
            <span>
              {t.featured}
              <span className="block text-small text-text-2">{t.showsHomePage}</span>
            </span>
          </Checkbox>
        </div>
        <div className="grid content-start gap-5">
          <ProductFields group="identity" first={name} {...fields} />
          <TextField
            label={t.address}
            maxLength={120}
            spellCheck={false}
            hint={
              values.slug === base.slug ? t.addressNow(values.slug) : t.addressChanges(values.slug)
            }
            {...form.field('slug')}
          />
          {values.bundle && (
            <BundleFields
              bundle={values.bundle}
              errors={fields.errors}
              onChange={(bundle) => set({ bundle })}
            />
          )}
          {(values.bundle
            ? (['words', 'media'] as const)
            : (['price', 'legal', 'words', 'media'] as const)
          ).map((group) => (
            <ProductFields key={group} group={group} {...fields} />
          ))}
          {!values.bundle && (
            <>
              <VariantRows
                rows={values.variants}
                errors={fields.errors}
                onChange={(variants) => set({ variants })}
              />
              <AdminStoneFields {...fields} />
            </>
          )}
          {(values.weightMg !== '' || base.reportFile !== null) && (
            <EditReport product={base} onSaved={keep('reportFile')} />
          )}
          <EditFrames product={base} onSaved={keep('frames')} />
          <EditVideo product={base} onSaved={keep('film')} />
          <HindiFields {...fields} />
        </div>
      </form>
      <AlertDialog
        open={leaving}
        onOpenChange={setLeaving}
        title={t.discardYourChanges}
        description={t.whatYouChanged(base.name)}
        cancel={t.keepEditing}
        confirm={t.discard}
        danger
        onConfirm={onClose}
      />
    </Dialog>
  );
}

type FootProps = {
  id: string;
  formId: string;
  busy: boolean;
  ready: boolean;
  onDelete: () => void;
  onLeave: () => void;
};

function Foot({ id, formId, busy, ready, onDelete, onLeave }: FootProps) {
  return (
    <div className="flex flex-wrap items-center gap-2 sm:gap-3">
      <Button
        kind="text"
        className="text-sindoor-700! max-sm:px-2!"
        disabled={busy}
        onClick={onDelete}
        icon={Trash2}
      >
        {t.delete}
      </Button>
      <a
        href={localPath(`/admin/remedies/${id}/preview`)}
        target="_blank"
        rel="noreferrer"
        className={`${buttonClass({ kind: 'text' })} mr-auto max-sm:px-2!`}
      >
        {t.preview}
        <span className="sr-only"> {t.newTabAs}</span>
      </a>
      <Button kind="second" className="max-sm:px-4!" disabled={busy} onClick={onLeave}>
        {t.cancel}
      </Button>
      <Button
        type="submit"
        form={formId}
        className="max-sm:px-4!"
        busy={busy}
        busyLabel={t.saving}
        disabled={!ready}
      >
        {t.saveChanges}
      </Button>
    </div>
  );
}
