import type { Order } from '@jyotiratna/contract';
import { FileText } from 'lucide-react';
import { orderDocuments as t } from '#messages/orders/order-documents.ts';
import { buttonClass } from '../../ui/button.tsx';

/** The order's tax invoice and credit notes as PDFs; hidden if there are none. */
export function OrderDocuments({ documents = [] }: Pick<Order, 'documents'>) {
  if (documents.length === 0) return null;
  return (
    <section aria-labelledby="order-documents" className="mt-6">
      <h2 id="order-documents" className="mb-2 text-heading-s">
        {t.title}
      </h2>
      <ul className="grid justify-items-start gap-1">
        {documents.map(({ number, kind, path }) => (
          <li key={path}>
            <a href={path} className={buttonClass({ kind: 'text', size: 's' })}>
              <FileText aria-hidden size={20} strokeWidth={1.6} />
              {[t[kind], number, '(PDF)'].filter(Boolean).join(' ')}
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}
