import { ChevronDown } from 'lucide-react';
import { useState } from 'react';
import { TextAreaField, TextField } from '../../../ui/field.tsx';
import { type Draft, hindiParts } from './draft.ts';

type Props = { draft: Draft; onChange: (part: Partial<Draft>) => void; errors?: Readonly<Record<string, string>> };

/** The remedy's words in Hindi, folded away: a shop without Hindi never meets them. A fault in them opens the fold. */
export function HindiFields({ draft, onChange, errors = {} }: Props) {
  const [open, setOpen] = useState(false);
  const written = hindiParts(draft);
  // A fault in a list names its line, too: 'benefitsHi.0'.
  const faultIn = (field: string) => Object.entries(errors).find(([path]) => path.split('.')[0] === field)?.[1];
  const faulty = ['nameHi', 'descriptionHi', 'benefitsHi'].some(faultIn);
  return (
    <details
      open={open || faulty}
      onToggle={(event) => setOpen(event.currentTarget.open)}
      className="group border-t border-line"
    >
      <summary className="target flex cursor-pointer list-none items-center gap-3 py-2 [&::-webkit-details-marker]:hidden">
        <span className="font-medium">
          Hindi <span className="font-normal text-text-2">(optional)</span>
        </span>
        <span className="ml-auto text-small text-text-2">
          {written.length > 0 ? `${written.join(', ')} written` : 'Not written'}
        </span>
        <ChevronDown
          aria-hidden
          size={20}
          strokeWidth={1.6}
          className="shrink-0 transition-transform group-open:rotate-180 motion-reduce:transition-none"
        />
      </summary>
      <div className="grid gap-5 pt-2 pb-3">
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
      </div>
    </details>
  );
}
