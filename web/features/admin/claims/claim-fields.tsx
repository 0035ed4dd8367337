import { type Claim, type ClaimList, claims } from '@jyotiratna/contract';
import { claims as t } from '#messages/admin/claims.ts';
import { Checkbox } from '../../../ui/checkbox.tsx';
import { TextAreaField, TextField } from '../../../ui/field.tsx';
import { hiddenWords } from '../dashboard/setup-labels.ts';
import { Panel } from '../layout/panel.tsx';

type Props = {
  claim: ClaimList['claims'][number];
  errorOf: (field: keyof Claim) => string | undefined;
  onChange: (part: Partial<Claim>) => void;
};

/**
 * One claim: its figure in both languages or whether it is made, its basis, its day, and the
 * owner's word for it.
 */
export function ClaimFields({ claim, errorOf, onChange }: Props) {
  const { name, figure: stat, figureHi, basis, asOf, confirmed, sample, hidden } = claim;
  const metadata = claims[name];
  const note = hidden ? t.hidden(hiddenWords[hidden]) : sample ? t.shownAsSample : t.shown;
  return (
    <Panel title={t.labels[name]} note={note}>
      <div className="grid items-start gap-5 sm:grid-cols-2">
        {metadata.kind === 'figure' ? (
          <>
            <TextField
              label={t.figure}
              name={`claims.${name}.figure`}
              optional
              value={stat}
              placeholder={metadata.placeholder}
              error={errorOf('figure')}
              onChange={(event) => onChange({ figure: event.currentTarget.value })}
            />
            <TextField
              label={t.figureHindi}
              name={`claims.${name}.figureHi`}
              optional
              value={figureHi}
              hint={t.emptyAsEnglish}
              error={errorOf('figureHi')}
              onChange={(event) => onChange({ figureHi: event.currentTarget.value })}
            />
          </>
        ) : (
          <Checkbox
            checked={stat !== ''}
            onChange={(event) => onChange({ figure: event.currentTarget.checked ? 'yes' : '' })}
          >
            {t.shopClaims}
          </Checkbox>
        )}
        <TextAreaField
          label={t.basis}
          name={`claims.${name}.basis`}
          optional
          rows={2}
          className="sm:col-span-2"
          value={basis}
          hint={t.whereFigureFrom}
          error={errorOf('basis')}
          onChange={(event) => onChange({ basis: event.currentTarget.value })}
        />
        <TextField
          label={t.as}
          name={`claims.${name}.asOf`}
          type="date"
          optional
          value={asOf}
          error={errorOf('asOf')}
          onChange={(event) => onChange({ asOf: event.currentTarget.value })}
        />
        <Checkbox
          checked={confirmed}
          onChange={(event) => onChange({ confirmed: event.currentTarget.checked })}
        >
          {t.iConfirmKeep}
        </Checkbox>
      </div>
    </Panel>
  );
}
