import {
  type FormFieldName,
  formatRupees,
  formFieldNames,
  type ProductFieldGroup,
  percentOff,
  productFields,
  type TranslatedFieldName,
  translatedFieldNames,
} from '@jyotiratna/contract';
import { Pencil } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import { bundle } from '#messages/admin/bundle.ts';
import { productLabels } from '#messages/admin/product-labels.ts';
import { wizard as t } from '#messages/admin/wizard.ts';
import { grahaLabel } from '../../../graha-label.ts';
import { GrahaDot } from '../../../ui/graha-dot.tsx';
import { attributeWord, choiceLabel } from '../product-form/choice-labels.ts';
import type { ImageValues } from '../product-form/image-values.ts';
import {
  filledRows,
  linesOf,
  type ProductValues,
  type WizardStep,
} from '../product-form/product-values.ts';
import { savedPrice } from '../product-form/saved-price.ts';

type Props = {
  values: ProductValues;
  images: readonly ImageValues[];
  onGo: (step: WizardStep) => void;
};

/** Step 4: a summary of the input, each section with a link back to it. */
export function ReviewStep({ values, images, onGo }: Props) {
  const rows = filledRows(values.attributes);
  return (
    <div className="@container">
      <div className="grid gap-x-10 gap-y-8 @2xl:grid-cols-2">
        <Section title={t.stepTitles[1]} onEdit={() => onGo(1)}>
          <Details
            details={{
              ...detailsOf(values, ['identity', 'words']),
              [t.hindi]: (
                <span lang="hi-IN" className="whitespace-pre-line">
                  <Lines lines={translatedFieldNames.flatMap((name) => hindiLines(name, values))} />
                </span>
              ),
            }}
          />
        </Section>
        <Section title={t.stepTitles[2]} onEdit={() => onGo(2)}>
          <Details
            details={{
              ...(values.bundle && {
                [bundle.parts]: <Lines lines={values.bundle.parts.map(itemLine)} />,
              }),
              ...(values.variants.length > 0
                ? { [t.variants]: <Lines lines={values.variants.map(variantLine)} /> }
                : detailsOf(values, ['price'])),
              ...(!values.bundle && detailsOf(values, ['legal'])),
              ...(values.weightMg !== '' && detailsOf(values, ['stone'])),
            }}
          />
        </Section>
        <Section title={t.images5(images.length)} edits={t.images} onEdit={() => onGo(3)}>
          <ul className="flex flex-wrap gap-2">
            {images.map(({ key, url, file }) => (
              <li key={key}>
                <img src={url} alt={file?.name} className="facet-button size-19 object-cover" />
              </li>
            ))}
          </ul>
        </Section>
        <Section title={t.attributes} onEdit={() => onGo(3)}>
          {rows.length ? (
            <dl>
              {rows.map(({ key, value, valueHi }, index) => (
                <Detail key={`${String(index)} ${key}`} name={attributeWord(key)}>
                  {value}
                  {valueHi && (
                    <span lang="hi-IN" className="block">
                      {valueHi}
                    </span>
                  )}
                </Detail>
              ))}
            </dl>
          ) : (
            <p className="text-text-2">{t.none}</p>
          )}
        </Section>
      </div>
    </div>
  );
}

/** The input of these field groups by label, short values first. */
function detailsOf(
  values: ProductValues,
  groups: readonly ProductFieldGroup[],
): Record<string, ReactNode> {
  const names = formFieldNames.filter((name) => groups.includes(productFields[name].form.group));
  const long = (name: FormFieldName) => ['text', 'lines'].includes(productFields[name].kind);
  const ordered = [...names.filter((name) => !long(name)), ...names.filter(long)];
  return Object.fromEntries(
    ordered.map((name) => [productLabels[name].label, detailOf(name, values)]),
  );
}

function detailOf(name: FormFieldName, values: ProductValues): ReactNode {
  const { kind } = productFields[name];
  const text = String(values[name]).trim();
  if (kind === 'grahas') return <Planets planets={values.planets} />;
  if (kind === 'lines') return <Lines lines={linesOf(text)} />;
  if (kind === 'text') return <span className="whitespace-pre-line">{text || t.none}</span>;
  if (kind === 'pieces') {
    const { quantity } = savedPrice(values);
    return quantity === null ? t.notTracked : quantityOf(quantity);
  }
  if (kind === 'choice') return text ? choiceLabel(name, text) : t.none;
  if (kind === 'percent' && text !== '') return `${text}%`;
  if (kind === 'rate' && text !== '') return formatRupees(Number(text));
  if (kind !== 'price') return text || t.none;
  const { originalPrice, discountedPrice } = savedPrice(values);
  const off = name === 'discountedPrice' ? percentOff(originalPrice, discountedPrice) : 0;
  return (
    <>
      {formatRupees(name === 'originalPrice' ? originalPrice : discountedPrice)}
      {off > 0 && <span className="ml-2 font-semibold text-harit-700">{t.off(off)}</span>}
    </>
  );
}

const itemLine = ({ quantity, name }: NonNullable<ProductValues['bundle']>['parts'][number]) =>
  bundle.part(Number(quantity), name);

/** The text of a variant with the price and the stock that will be saved. */
function variantLine({
  sku,
  discountedPrice,
  quantity,
}: ProductValues['variants'][number]): string {
  return `${sku}: ${formatRupees(Number(discountedPrice))}, ${quantityOf(Number(quantity))}`;
}

const quantityOf = (quantity: number) => (quantity === 1 ? t.piece : t.pieces(quantity));

function Planets({ planets }: Pick<ProductValues, 'planets'>) {
  if (planets.length === 0) return t.none;
  return (
    <span className="flex flex-wrap gap-x-4 gap-y-1">
      {planets.map((graha) => (
        <GrahaDot key={graha} graha={graha}>
          {grahaLabel(graha)}
        </GrahaDot>
      ))}
    </span>
  );
}

/** A multi-line translation as one value. */
function hindiLines(name: TranslatedFieldName, values: ProductValues): string[] {
  const labels = values[`${name}Hi`];
  return productFields[name].kind === 'lines' ? linesOf(labels) : [labels];
}

type SectionProps = { title: string; edits?: string; onEdit: () => void; children: ReactNode };

function Section({ title, edits = title, onEdit, children }: SectionProps) {
  const id = useId();
  return (
    <section aria-labelledby={id}>
      <div className="flex items-center justify-between border-b border-line">
        <h3 id={id} className="text-heading-s">
          {title}
        </h3>
        <button
          type="button"
          aria-label={t.edit(edits)}
          onClick={onEdit}
          className="target inline-flex items-center gap-2 px-2 text-small font-semibold text-accent hover:underline"
        >
          <Pencil aria-hidden size={16} strokeWidth={1.6} />
          {t.editLabel}
        </button>
      </div>
      <div className="pt-3">{children}</div>
    </section>
  );
}

/** A vertical list of lines, or a note that it is empty. */
function Lines({ lines }: { lines: readonly string[] }) {
  const filled = lines.filter((text) => text.trim() !== '');
  if (filled.length === 0) return <span lang="en-IN">{t.none}</span>;
  return filled.map((text) => (
    <span key={text} className="mb-1 block last:mb-0">
      {text}
    </span>
  ));
}

function Details({ details }: { details: Record<string, ReactNode> }) {
  return (
    <dl>
      {Object.entries(details).map(([name, value]) => (
        <Detail key={name} name={name}>
          {value}
        </Detail>
      ))}
    </dl>
  );
}

function Detail({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="grid grid-cols-[132px_minmax(0,1fr)] gap-3 border-b border-line py-2.5 last:border-0">
      <dt className="text-small text-text-2">{name}</dt>
      <dd className="figures wrap-anywhere">{children}</dd>
    </div>
  );
}
