import { type AdminReturn, pathOf } from '@jyotiratna/contract';
import { getReturnImage } from '@jyotiratna/contract/returns';
import { returns as t } from '#messages/admin/returns.ts';

/** The customer's images; they are accessible through an administrator's session only. */
export function AdminReturnImages({
  orderId,
  pictures: imageList,
}: Pick<AdminReturn, 'orderId' | 'pictures'>) {
  if (imageList.length === 0) return null;
  return (
    <span className="mt-1 flex flex-wrap gap-2">
      {imageList.map(({ id, width, height }, at) => {
        const address = pathOf(getReturnImage, { params: { id: orderId, picture: id } });
        return (
          <a key={id} href={address} target="_blank" rel="noreferrer">
            <img
              src={address}
              alt={t.shownCustomer(at + 1)}
              width={width}
              height={height}
              className="size-16 object-cover"
            />
          </a>
        );
      })}
    </span>
  );
}
