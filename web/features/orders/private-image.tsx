import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { asReader } from './returns/use-returns.ts';

type Props = {
  /** The order's id. */
  id: string;
  path: string;
  /** The image's size in px. */
  image: { width: number; height: number };
  alt: string;
  className: string;
};

/**
 * An image with access control: it is fetched with the key from a message's link in a header,
 * because an image URL must not contain the key.
 */
export function PrivateImage({ id, path, image: { width, height }, alt, className }: Props) {
  const { data, isError } = useQuery({
    queryKey: ['private-picture', path],
    queryFn: async () => {
      const reply = await fetch(path, { headers: asReader(id) });
      if (!reply.ok) throw new Error(`The picture could not be read: ${reply.status}`);
      return reply.blob();
    },
    staleTime: Number.POSITIVE_INFINITY,
  });
  const [address, setAddress] = useState<string | null>(null);
  useEffect(() => {
    if (!data) return;
    const created = URL.createObjectURL(data);
    setAddress(created);
    return () => URL.revokeObjectURL(created);
  }, [data]);
  const size = { width, height };
  if (isError) return <span className="text-small text-text-2">{alt}</span>;
  if (!address)
    return (
      <span
        style={{ aspectRatio: `${width}/${height}` }}
        className={`block bg-marble-100 ${className}`}
      />
    );
  return (
    <a href={address} target="_blank" rel="noreferrer">
      <img src={address} alt={alt} {...size} className={className} />
    </a>
  );
}
