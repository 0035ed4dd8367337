import { type Consultation, formatRupeesExact, pathOf } from '@jyotiratna/contract';
import {
  consultationInvoice,
  creditNotePaper,
  readCreditNotesRoute,
} from '@jyotiratna/contract/consultation-documents';
import { useQuery } from '@tanstack/react-query';
import { session as t } from '#messages/consultations/session.ts';
import { api } from '../../api.ts';
import { useShopConfig } from '../../shell/use-shop-config.ts';
import { buttonClass } from '../../ui/button.tsx';

const look = `${buttonClass({ kind: 'second', size: 's' })} justify-self-start`;

/** Invoice and credit notes of a session for its customer; renders nothing without any. */
export function SessionDocuments({
  consultation: { id, side, charged, refunded },
}: {
  consultation: Consultation;
}) {
  const taxed = useShopConfig()?.sessionInvoices === true && side === 'customer';
  const { data } = useQuery({
    queryKey: ['credit-notes', id, refunded],
    queryFn: () => api(readCreditNotesRoute, { params: { id } }),
    enabled: taxed && refunded > 0,
  });
  if (!taxed) return null;
  const notes = data?.notes ?? [];
  return (
    <>
      {(charged > refunded || notes.length > 0) && (
        <a href={pathOf(consultationInvoice, { params: { id } })} download className={look}>
          {t.invoice}
        </a>
      )}
      {notes.map(({ number, amount }) => (
        <a
          key={number}
          href={pathOf(creditNotePaper, { params: { id }, query: { number } })}
          download
          className={look}
        >
          {t.creditNote(formatRupeesExact(amount))}
        </a>
      ))}
    </>
  );
}
