import {
  productFields,
  type TranslatedFieldName,
  translatedFieldNames,
} from '@jyotiratna/contract';
import { productForm as t } from '#messages/admin/product-form.ts';
import { productLabels } from '#messages/admin/product-labels.ts';
import { errorAt, type FieldErrors } from '../layout/bind-fields.ts';
import { cureHint } from '../layout/cure-hint.ts';
import { type Draft, hindiParts } from './draft.ts';
import { hindiLabel } from './field-labels.ts';
import { FieldSection } from './field-section.tsx';
import { TextControl } from './text-control.tsx';

type Props = {
  draft: Draft;
  onChange: (part: Partial<Draft>) => void;
  errors?: FieldErrors;
};

const hintOf = (name: TranslatedFieldName) => productLabels[name].hindiHint;

/** The remedy's Hindi fields: one for every translatable field. */
export function HindiFields({ draft, onChange, errors = {} }: Props) {
  const saved = hindiParts(draft);
  return (
    <FieldSection
      title={t.hindiLabel}
      status={saved.length > 0 ? t.written(saved.join(', ')) : t.notWritten}
      invalid={translatedFieldNames.some((name) => errorAt(errors, `${name}Hi`))}
    >
      {translatedFieldNames.map((name) => (
        <TextControl
          key={name}
          field={productFields[name]}
          label={hindiLabel(name)}
          optional
          lang="hi-IN"
          value={draft[`${name}Hi`]}
          hint={cureHint(draft[`${name}Hi`]) ?? hintOf(name)}
          error={errorAt(errors, `${name}Hi`)}
          onChange={(labels) => onChange({ [`${name}Hi`]: labels })}
        />
      ))}
    </FieldSection>
  );
}
