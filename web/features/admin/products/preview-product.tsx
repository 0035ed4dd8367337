import type { AdminProduct } from '@jyotiratna/contract';
import { getAdminProductRoute, publishProductsRoute } from '@jyotiratna/contract/admin/products';
import { useQueryClient } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useParams } from 'react-router';
import { preview as copy } from '#messages/admin/preview.ts';
import { api } from '../../../api.ts';
import { isCallError } from '../../../is-call-error.ts';
import { LanguageSwitch } from '../../../shell/language-switch.tsx';
import { Alert } from '../../../ui/alert.tsx';
import { Button, LinkButton } from '../../../ui/button.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { Spinner } from '../../../ui/spinner.tsx';
import { useCall } from '../../../use-call.ts';
import { CallAlert, SendButton } from '../layout/call.tsx';
import { useFreshQuery } from '../layout/page.tsx';
import { productsKey } from './products-query.ts';

/** A preview of a remedy's page, with its actions above, in the page's language. */
export function PreviewProduct({ children }: { children: (product: AdminProduct) => ReactNode }) {
  const { id = '' } = useParams();
  const found = useFreshQuery(['products', 'preview', id], () =>
    api(getAdminProductRoute, { params: { id } }),
  );
  if (found.isPending) return <Spinner label={copy.loading} />;
  if (!found.data) {
    const isMissing = isCallError(found.error) && found.error.status === 404;
    return (
      <EmptyState
        level={1}
        tone="error"
        title={isMissing ? copy.gone : copy.failed}
        {...(!isMissing && {
          action: (
            <Button kind="second" onClick={() => void found.refetch()}>
              {copy.again}
            </Button>
          ),
        })}
      >
        {found.error?.message}
      </EmptyState>
    );
  }
  const { product } = found.data;
  return (
    <>
      <Bar product={product} />
      {children(product)}
    </>
  );
}

function Bar({ product }: { product: AdminProduct }) {
  const queries = useQueryClient();
  const { _id, draft, slug } = product;
  const publish = useCall({
    call: () => api(publishProductsRoute, { body: { ids: [_id], published: draft } }),
    stale: [productsKey],
    onDone: ({ products: [saved] }) =>
      queries.setQueryData([...productsKey, 'preview', _id], { product: saved }),
  });
  return (
    <section aria-label={copy.label} className="page grid gap-3 pt-4">
      <Alert tone={draft ? 'wait' : 'info'} title={draft ? copy.draft : copy.published}>
        <p>{draft ? copy.draftText : copy.publishedText}</p>
        <div className="mt-3 flex flex-wrap gap-3">
          {!draft && (
            <LinkButton to={`/remedies/${slug}`} kind="second" size="s">
              {copy.open}
            </LinkButton>
          )}
          <SendButton
            of={publish}
            kind={draft ? 'main' : 'text'}
            size="s"
            busyLabel={draft ? copy.publishing : copy.unpublishing}
          >
            {draft ? copy.publish : copy.unpublish}
          </SendButton>
          <LinkButton
            to={`/admin/remedies?search=${encodeURIComponent(_id)}`}
            kind="second"
            size="s"
          >
            {copy.edit}
          </LinkButton>
          <LanguageSwitch className="px-4 text-small font-semibold underline" />
        </div>
      </Alert>
      <CallAlert>{publish.message}</CallAlert>
    </section>
  );
}
