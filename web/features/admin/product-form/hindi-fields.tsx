import { TextAreaField, TextField } from '../../../ui/field.tsx';
import { type Draft, hindiParts } from './draft.ts';
import { HindiFold } from './hindi-fold.tsx';

type Props = { draft: Draft; onChange: (part: Partial<Draft>) => void; errors?: Readonly<Record<string, string>> };

/** The remedy's words in Hindi. */
export function HindiFields({ draft, onChange, errors = {} }: Props) {
  const written = hindiParts(draft);
  // A fault in a list names its line, too: 'benefitsHi.0'.
  const faultIn = (field: string) => Object.entries(errors).find(([path]) => path.split('.')[0] === field)?.[1];
  return (
    <HindiFold
      title="Hindi"
      status={written.length > 0 ? `${written.join(', ')} written` : 'Not written'}
      faulty={['nameHi', 'descriptionHi', 'benefitsHi'].some(faultIn)}
    >
      <TextField
        label="Hindi name"
        optional
        lang="hi-IN"
        value={draft.nameHi}
        maxLength={150}
        autoComplete="off"
        hint="What stays empty is shown in English."
        error={faultIn('nameHi')}
        onChange={(event) => onChange({ nameHi: event.target.value })}
      />
      <TextAreaField
        label="Hindi description"
        optional
        lang="hi-IN"
        rows={4}
        value={draft.descriptionHi}
        hint="A danda (।) ends a sentence; the first one shows on cards."
        error={faultIn('descriptionHi')}
        onChange={(event) => onChange({ descriptionHi: event.target.value })}
      />
      <TextAreaField
        label="Hindi benefits"
        optional
        lang="hi-IN"
        rows={2}
        value={draft.benefitsHi}
        hint="One on each line."
        error={faultIn('benefitsHi')}
        onChange={(event) => onChange({ benefitsHi: event.target.value })}
      />
    </HindiFold>
  );
}
