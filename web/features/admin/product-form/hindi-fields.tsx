import { productFields, type TranslatedFieldName, translatedFieldNames } from '@jyotiratna/contract';
import { productForm as t } from '#messages/admin/product-form.ts';
import { cureHint } from '../layout/cure-hint.ts';
import { type Draft, hindiParts } from './draft.ts';
import { hindiLabel } from './field-labels.ts';
import { HindiFold } from './hindi-fold.tsx';
import { errorIn } from './product-fields.tsx';
import { TextControl } from './text-control.tsx';

type Props = {
  draft: Draft;
  onChange: (part: Partial<Draft>) => void;
  errors?: Readonly<Record<string, string | undefined>>;
};

const hintOf = (name: TranslatedFieldName) => {
  const { hint }: { hint?: string } = productFields[name].translated;
  return hint;
};

/** The remedy's Hindi fields: one for every translatable field. */
export function HindiFields({ draft, onChange, errors = {} }: Props) {
  const saved = hindiParts(draft);
  return (
    <HindiFold
      title={t.hindiLabel}
      status={saved.length > 0 ? t.written(saved.join(', ')) : t.notWritten}
      invalid={translatedFieldNames.some((name) => errorIn(errors, `${name}Hi`))}
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
          error={errorIn(errors, `${name}Hi`)}
          onChange={(labels) => onChange({ [`${name}Hi`]: labels })}
        />
      ))}
    </HindiFold>
  );
}
