import { type Claim, type ClaimList, claims } from '@jyotiratna/contract';
import { Checkbox } from '../../../ui/checkbox.tsx';
import { TextAreaField, TextField } from '../../../ui/field.tsx';
import { hiddenWords } from '../dashboard/setup-labels.ts';
import { Panel } from '../layout/panel.tsx';

type Props = {
  claim: ClaimList['claims'][number];
  errorOf: (field: keyof Claim) => string | undefined;
  onChange: (part: Partial<Claim>) => void;
};

/** One claim: its figure in both languages or whether it is made, its basis, its day, and the owner's word for it. */
export function ClaimFields({ claim, errorOf, onChange }: Props) {
  const { name, figure: stat, figureHi, basis, asOf, confirmed, sample, hidden } = claim;
  const metadata = claims[name];
  const note = hidden ? `Hidden: ${hiddenWords[hidden]}.` : sample ? 'Shown as a sample of the demo.' : 'Shown.';
  return (
    <Panel title={metadata.label} note={note}>
      <div className="grid items-start gap-5 sm:grid-cols-2">
        {metadata.kind === 'figure' ? (
          <>
            <TextField
              label="Figure"
              name={`claims.${name}.figure`}
              optional
              value={stat}
              placeholder={metadata.placeholder}
              error={errorOf('figure')}
              onChange={(event) => onChange({ figure: event.currentTarget.value })}
            />
            <TextField
              label="Figure in Hindi"
              name={`claims.${name}.figureHi`}
              optional
              value={figureHi}
              hint="Empty: as in English."
              error={errorOf('figureHi')}
              onChange={(event) => onChange({ figureHi: event.currentTarget.value })}
            />
          </>
        ) : (
          <Checkbox
            checked={stat !== ''}
            onChange={(event) => onChange({ figure: event.currentTarget.checked ? 'yes' : '' })}
          >
            The shop claims this
          </Checkbox>
        )}
        <TextAreaField
          label="Basis"
          name={`claims.${name}.basis`}
          optional
          rows={2}
          className="sm:col-span-2"
          value={basis}
          hint="Where the figure is from: a count, a survey, a roster. Not shown on pages."
          error={errorOf('basis')}
          onChange={(event) => onChange({ basis: event.currentTarget.value })}
        />
        <TextField
          label="As of"
          name={`claims.${name}.asOf`}
          type="date"
          optional
          value={asOf}
          error={errorOf('asOf')}
          onChange={(event) => onChange({ asOf: event.currentTarget.value })}
        />
        <Checkbox checked={confirmed} onChange={(event) => onChange({ confirmed: event.currentTarget.checked })}>
          I confirm this and keep the proof
        </Checkbox>
      </div>
    </Panel>
  );
}
