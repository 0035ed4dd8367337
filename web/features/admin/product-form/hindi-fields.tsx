import { productFields, type TranslatedFieldName, translatedFieldNames } from '@jyotiratna/contract';
import { type Draft, hindiParts } from './draft.ts';
import { hindiLabel } from './field-words.ts';
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

/** The remedy's words in Hindi: a twin of every field that is translated. */
export function HindiFields({ draft, onChange, errors = {} }: Props) {
  const written = hindiParts(draft);
  return (
    <HindiFold
      title="Hindi"
      status={written.length > 0 ? `${written.join(', ')} written` : 'Not written'}
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
          hint={hintOf(name)}
          error={errorIn(errors, `${name}Hi`)}
          onChange={(words) => onChange({ [`${name}Hi`]: words })}
        />
      ))}
    </HindiFold>
  );
}
