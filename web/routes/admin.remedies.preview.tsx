import type { PageMeta } from '@jyotiratna/contract';
import { preview as copy } from '#messages/admin/preview.ts';
import { PreviewProduct } from '../features/admin/products/preview-product.tsx';
import { RemedyPage } from '../features/catalogue/remedy-page.tsx';
import { RoleGuard } from '../session/role-guard.tsx';

export const handle = { audience: 'admin' } satisfies PageMeta;

export const meta = () => [
  { title: `${copy.label} | Jyotiratna` },
  { name: 'robots', content: 'noindex' },
];

/**
 * The preview of an unpublished remedy, in the shop's own layout. The server permits only
 * administrators.
 */
export default function PreviewRemedy() {
  return (
    <RoleGuard needs="admin">
      <PreviewProduct>
        {(product) => (
          <RemedyPage
            key={product.version}
            product={product}
            path={`/admin/remedies/${product._id}/preview`}
          />
        )}
      </PreviewProduct>
    </RoleGuard>
  );
}
