import { formatRupees, grahaNames } from '@jyotiratna/contract';
import { Pencil } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import { type DotColour, DotLabel } from '../../../ui/dot-label.tsx';
import { type Draft, filledRows, linesOf, type WizardStep } from '../product-form/draft.ts';
import type { ChosenPicture } from '../product-form/use-pictures.ts';
import { percentOff } from './percent-off.ts';

type Props = { draft: Draft; pictures: readonly ChosenPicture[]; onGo: (step: WizardStep) => void };

/** Step 4: everything that was entered, each part with the way back to it. */
export function ReviewStep({ draft, pictures, onGo }: Props) {
  const off = percentOff(Number(draft.originalPrice), Number(draft.discountedPrice));
  const rows = filledRows(draft.attributes);
  return (
    <div className="@container">
      <div className="grid gap-x-10 gap-y-8 @2xl:grid-cols-2">
        <Part title="Basic Details" onEdit={() => onGo(1)}>
          <Facts
            facts={{
              Name: draft.name.trim(),
              Category: draft.category,
              Planets: draft.planets.length ? (
                <span className="flex flex-wrap gap-x-4 gap-y-1">
                  {draft.planets.map((graha) => (
                    <DotLabel key={graha} colour={graha.toLowerCase() as DotColour}>
                      {grahaNames[graha].name}
                    </DotLabel>
                  ))}
                </span>
              ) : (
                'None'
              ),
              Description: <span className="whitespace-pre-line">{draft.description.trim() || 'None'}</span>,
              Benefits: <Lines lines={linesOf(draft.benefits)} />,
              Hindi: (
                <span lang="hi-IN" className="whitespace-pre-line">
                  <Lines lines={[draft.nameHi, draft.descriptionHi, ...linesOf(draft.benefitsHi)]} />
                </span>
              ),
            }}
          />
        </Part>
        <Part title="Pricing & Stock" onEdit={() => onGo(2)}>
          <Facts
            facts={{
              'Original price': formatRupees(Number(draft.originalPrice)),
              'Discounted price': (
                <>
                  {formatRupees(Number(draft.discountedPrice))}
                  {off > 0 && <span className="ml-2 font-semibold text-harit-700">{off}% off</span>}
                </>
              ),
              Quantity: draft.quantity === '' ? 'Not tracked' : draft.quantity,
              'HSN code': draft.hsn.trim() || 'None',
              'Country of origin': draft.countryOfOrigin.trim() || 'None',
            }}
          />
        </Part>
        <Part title={`Images, ${pictures.length} of 5`} edits="Images" onEdit={() => onGo(3)}>
          <ul className="flex flex-wrap gap-2">
            {pictures.map(({ id, url, file }) => (
              <li key={id}>
                <img src={url} alt={file.name} className="facet-button size-19 object-cover" />
              </li>
            ))}
          </ul>
        </Part>
        <Part title="Attributes" onEdit={() => onGo(3)}>
          {rows.length ? (
            <dl>
              {rows.map(({ key, value, valueHi }, index) => (
                <Fact key={`${String(index)} ${key}`} name={key}>
                  {value}
                  {valueHi && (
                    <span lang="hi-IN" className="block">
                      {valueHi}
                    </span>
                  )}
                </Fact>
              ))}
            </dl>
          ) : (
            <p className="text-text-2">None</p>
          )}
        </Part>
      </div>
    </div>
  );
}

type PartProps = { title: string; edits?: string; onEdit: () => void; children: ReactNode };

function Part({ title, edits = title, onEdit, children }: PartProps) {
  const id = useId();
  return (
    <section aria-labelledby={id}>
      <div className="flex items-center justify-between border-b border-line">
        <h3 id={id} className="text-heading-s">
          {title}
        </h3>
        <button
          type="button"
          aria-label={`Edit ${edits}`}
          onClick={onEdit}
          className="target inline-flex items-center gap-2 px-2 text-small font-semibold text-accent hover:underline"
        >
          <Pencil aria-hidden size={16} strokeWidth={1.6} />
          Edit
        </button>
      </div>
      <div className="pt-3">{children}</div>
    </section>
  );
}

/** Texts under each other, or that there are none. */
function Lines({ lines }: { lines: readonly string[] }) {
  const written = lines.filter((text) => text.trim() !== '');
  if (written.length === 0) return <span lang="en-IN">None</span>;
  return written.map((text) => (
    <span key={text} className="mb-1 block last:mb-0">
      {text}
    </span>
  ));
}

function Facts({ facts }: { facts: Record<string, ReactNode> }) {
  return (
    <dl>
      {Object.entries(facts).map(([name, value]) => (
        <Fact key={name} name={name}>
          {value}
        </Fact>
      ))}
    </dl>
  );
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="grid grid-cols-[132px_minmax(0,1fr)] gap-3 border-b border-line py-2.5 last:border-0">
      <dt className="text-small text-text-2">{name}</dt>
      <dd className="figures break-words">{children}</dd>
    </div>
  );
}
