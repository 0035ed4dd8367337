import type { MessageContent } from '@jyotiratna/contract';
import { makeKundliRoute } from '@jyotiratna/contract/kundli';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { session as t } from '#messages/consultations/session.ts';
import { controls } from '#messages/platform/controls.ts';
import { isCallError } from '../../is-call-error.ts';
import { shop } from '../../shop.ts';
import { Alert } from '../../ui/alert.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { Spinner } from '../../ui/spinner.tsx';
import { inLanguage } from '../kundli/in-language.ts';
import { ChartPanel, type ChartStyle } from '../kundli/result/chart-panel.tsx';
import '../kundli/kundli.css';
import { kundliRequestOf } from './kundli-request-of.ts';

type Birth = Extract<MessageContent, { kind: 'kundli' }>['birth'];
type Props = { birth: Birth; onClose: () => void };

/** The chart of a birth that was shared, drawn when its card is opened. */
export default function SharedKundli({ birth, onClose }: Props) {
  const [style, setStyle] = useState<ChartStyle>('north');
  const { data, error } = useQuery({
    queryKey: ['shared-kundli', birth],
    queryFn: () => shop(makeKundliRoute, { body: inLanguage(kundliRequestOf(birth)) }),
    staleTime: Number.POSITIVE_INFINITY,
  });
  return (
    <Dialog open onOpenChange={(open) => open || onClose()} title={t.kundliOf(birth.name)} width="wide">
      {!data && !error && <Spinner label={controls.loading} />}
      {error && <Alert tone="error">{isCallError(error) ? error.message : controls.unknownError}</Alert>}
      {data && <ChartPanel reply={data} style={style} onStyle={setStyle} heading={null} />}
    </Dialog>
  );
}
