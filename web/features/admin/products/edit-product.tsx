import type { AdminProduct, StaleProduct } from '@jyotiratna/contract';
import { updateProductRoute } from '@jyotiratna/contract/admin/products';
import { Trash2 } from 'lucide-react';
import { useEffect, useId, useRef, useState } from 'react';
import { products as t } from '#messages/admin/products.ts';
import { localPath } from '../../../meta.ts';
import { shop } from '../../../shop.ts';
import { AlertDialog } from '../../../ui/alert-dialog.tsx';
import { Button, buttonClass } from '../../../ui/button.tsx';
import { Checkbox } from '../../../ui/checkbox.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { TextField } from '../../../ui/field.tsx';
import { useSend } from '../layout/use-send.ts';
import { bundleNeeds } from '../product-form/bundle-draft.ts';
import { BundleFields } from '../product-form/bundle-fields.tsx';
import { priceErrors } from '../product-form/draft.ts';
import { HindiFields } from '../product-form/hindi-fields.tsx';
import { ProductFields } from '../product-form/product-fields.tsx';
import { editForm, isUpdated } from '../product-form/product-form.ts';
import { AdminStoneFields } from '../product-form/stone-fields.tsx';
import { useImages } from '../product-form/use-images.ts';
import { variantsNeed } from '../product-form/variant-draft.ts';
import { VariantRows } from '../product-form/variant-rows.tsx';
import { EditError } from './edit-error.tsx';
import { EditImages } from './edit-images.tsx';
import { EditFilm, EditFrames, EditReport } from './edit-media.tsx';
import { useUpdatedProduct } from './use-edited-product.ts';

type Props = { product: AdminProduct; onClose: () => void; onDelete: () => void };

/** A remedy's fields in a dialog. Input survives every rejection. */
export function EditProduct({ product, onClose, onDelete }: Props) {
  const updated = useUpdatedProduct(product);
  const { was: previous, draft, isFeatured, change } = updated;
  const [leaving, setLeaving] = useState(false);
  const [slug, setSlug] = useState(previous.slug ?? '');
  const selected = useImages();
  const formId = useId();
  const name = useRef<HTMLInputElement>(null);
  // After the dialog has put the focus on its first button.
  useEffect(() => {
    const frame = requestAnimationFrame(() => name.current?.focus());
    return () => cancelAnimationFrame(frame);
  }, []);

  const bare = previous.images.length === 0;
  const pictured = !bare || selected.pictures.length > 0;
  const mayPublish = !previous.draft || pictured;
  // Its first image publishes a remedy, unless that is unselected.
  const published = mayPublish && (updated.wished ?? (!previous.draft || bare));
  const switches = { isFeatured, unpublished: !published };

  const save = useSend({
    call: () => {
      const files = selected.pictures.map(({ file }) => file);
      const form = editForm(previous, draft, switches, files);
      if (slug !== previous.slug) form.set('slug', slug);
      return shop(updateProductRoute, { params: { id: previous._id }, body: form });
    },
    done: () => ({ title: t.productUpdated, description: draft.name.trim() }),
    failed: t.failedUpdateProduct,
    onDone: onClose,
  });

  const errors = save.fields;
  const nameError = draft.name.trim() ? errors.name : t.pleaseEnterName;
  const fields = {
    draft,
    onChange: change,
    errors: { ...errors, ...priceErrors(draft), name: nameError },
  };

  const ready =
    draft.name.trim() !== '' &&
    (draft.bundle ? bundleNeeds(draft.bundle) : variantsNeed(draft.variants)) === null &&
    Object.keys(priceErrors(draft)).length === 0;
  /** Escape, the close button and Cancel: input is discarded only after confirmation. */
  function leave() {
    if (save.isPending) return;
    if (slug !== previous.slug || isUpdated(previous, draft, switches, selected.pictures.length))
      setLeaving(true);
    else onClose();
  }

  function loadNewer(newer: StaleProduct) {
    updated.loadNewer(newer);
    save.reset();
  }

  return (
    <Dialog
      open
      onOpenChange={(open) => !open && leave()}
      title={t.editProduct}
      width="wide"
      foot={
        <Foot
          id={previous._id}
          formId={formId}
          saving={save.isPending}
          ready={ready}
          onDelete={onDelete}
          onLeave={leave}
        />
      }
    >
      <form
        id={formId}
        noValidate
        className="grid gap-6 pt-1 md:grid-cols-[236px_minmax(0,1fr)] md:gap-8"
        onSubmit={(event) => {
          event.preventDefault();
          if (ready && !save.isPending) save.send();
        }}
      >
        {save.error && (
          <div className="md:col-span-2">
            <EditError error={save.error} onLoadNewer={loadNewer} />
          </div>
        )}
        <div className="max-md:order-last">
          <EditImages product={previous} chosen={selected} onArranged={updated.keepImages} />
          <Checkbox
            checked={published}
            disabled={!mayPublish}
            onChange={(event) => updated.setWished(event.target.checked)}
          >
            <span>
              {t.published}
              <span className="block text-small text-text-2">
                {mayPublish ? t.shownSoldShop : t.asSoonAs}
              </span>
            </span>
          </Checkbox>
          <Checkbox
            checked={isFeatured}
            onChange={(event) => updated.setFeatured(event.target.checked)}
          >
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
            value={slug}
            maxLength={120}
            autoComplete="off"
            spellCheck={false}
            hint={slug === previous.slug ? t.addressNow(slug) : t.addressMoves(slug)}
            error={errors.slug}
            onChange={(event) => setSlug(event.currentTarget.value)}
          />
          {draft.bundle && (
            <BundleFields
              bundle={draft.bundle}
              errors={fields.errors}
              onChange={(bundle) => change({ bundle })}
            />
          )}
          {(draft.bundle
            ? (['words', 'media'] as const)
            : (['price', 'legal', 'words', 'media'] as const)
          ).map((group) => (
            <ProductFields key={group} group={group} {...fields} />
          ))}
          {!draft.bundle && (
            <>
              <VariantRows
                rows={draft.variants}
                errors={fields.errors}
                onChange={(variants) => change({ variants })}
              />
              <AdminStoneFields {...fields} />
            </>
          )}
          {(draft.weightMg !== '' || previous.reportFile !== null) && (
            <EditReport product={previous} onSaved={updated.keep('reportFile')} />
          )}
          <EditFrames product={previous} onSaved={updated.keep('frames')} />
          <EditFilm product={previous} onSaved={updated.keep('film')} />
          <HindiFields {...fields} />
        </div>
      </form>
      <AlertDialog
        open={leaving}
        onOpenChange={setLeaving}
        title={t.discardYourChanges}
        description={t.whatYouChanged(previous.name)}
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
  saving: boolean;
  ready: boolean;
  onDelete: () => void;
  onLeave: () => void;
};

function Foot({ id, formId, saving, ready, onDelete, onLeave }: FootProps) {
  return (
    <div className="flex flex-wrap items-center gap-2 sm:gap-3">
      <Button
        kind="text"
        className="text-sindoor-700! max-sm:px-2!"
        disabled={saving}
        onClick={onDelete}
      >
        <Trash2 aria-hidden size={20} strokeWidth={1.6} />
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
      <Button kind="second" className="max-sm:px-4!" disabled={saving} onClick={onLeave}>
        {t.cancel}
      </Button>
      <Button
        type="submit"
        form={formId}
        className="max-sm:px-4!"
        busy={saving}
        busyLabel={t.saving}
        disabled={!ready}
      >
        {t.saveChanges}
      </Button>
    </div>
  );
}
