import { type AdminReturn, pathOf } from '@jyotiratna/contract';
import { getReturnPicture } from '@jyotiratna/contract/returns';

/** What the customer shows; an administrator's session opens it, and no other address does. */
export function ReturnPictures({ orderId, pictures }: Pick<AdminReturn, 'orderId' | 'pictures'>) {
  if (pictures.length === 0) return null;
  return (
    <span className="mt-1 flex flex-wrap gap-2">
      {pictures.map(({ id, width, height }, at) => {
        const address = pathOf(getReturnPicture, { params: { id: orderId, picture: id } });
        return (
          <a key={id} href={address} target="_blank" rel="noreferrer">
            <img
              src={address}
              alt={`Shown by the customer, ${at + 1}`}
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
