import { type Claim, type ClaimList, claims } from '@jyotiratna/contract';
import { claims as t } from '#messages/admin/claims.ts';
import { Checkbox } from '../../../ui/checkbox.tsx';
import { TextAreaField, TextField } from '../../../ui/field.tsx';
import { hiddenWords } from '../dashboard/setup-labels.ts';
import { Panel } from '../layout/page.tsx';
import { bindFields, type FieldErrors } from '../layout/use-form.ts';

type Row = ClaimList['claims'][number];
type Props = { claim: Row; errors: FieldErrors; onChange: (patch: Partial<Claim>) => void };

/**
 * One claim: its figure in both languages or whether it is made, its basis, its date, and the
 * owner's confirmation.
 */
export function ClaimFields({ claim, errors, onChange }: Props) {
  const { name, figure, sample, hidden } = claim;
  const saved = claims[name];
  const note = hidden ? t.hidden(hiddenWords[hidden]) : sample ? t.shownAsSample : t.shown;
  const { field, toggle } = bindFields<Claim>(claim, onChange, errors, `claims.${name}.`);
  return (
    <Panel title={t.labels[name]} note={note}>
      <div className="grid items-start gap-5 sm:grid-cols-2">
        {saved.kind === 'figure' ? (
          <>
            <TextField
              label={t.figure}
              optional
              placeholder={saved.placeholder}
              {...field('figure')}
            />
            <TextField label={t.figureHindi} optional hint={t.emptyCopies} {...field('figureHi')} />
          </>
        ) : (
          <Checkbox
            checked={figure !== ''}
            onChange={(event) => onChange({ figure: event.currentTarget.checked ? 'yes' : '' })}
          >
            {t.shopClaims}
          </Checkbox>
        )}
        <TextAreaField
          label={t.basis}
          optional
          rows={2}
          className="sm:col-span-2"
          hint={t.whereFigureFrom}
          {...field('basis')}
        />
        <TextField label={t.as} type="date" optional {...field('asOf')} />
        <Checkbox {...toggle('confirmed')}>{t.iConfirmKeep}</Checkbox>
      </div>
    </Panel>
  );
}
