import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { asReader } from './returns/use-returns.ts';

type Props = {
  /** The order's. */
  id: string;
  path: string;
  /** Its size in px. */
  picture: { width: number; height: number };
  alt: string;
  className: string;
};

/** An image that only who may see it gets: it is fetched with what a message's link proves, which an address cannot carry. */
export function PrivatePicture({ id, path, picture: { width, height }, alt, className }: Props) {
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
    const made = URL.createObjectURL(data);
    setAddress(made);
    return () => URL.revokeObjectURL(made);
  }, [data]);
  const size = { width, height };
  if (isError) return <span className="text-small text-text-2">{alt}</span>;
  if (!address)
    return <span style={{ aspectRatio: `${width}/${height}` }} className={`block bg-marble-100 ${className}`} />;
  return (
    <a href={address} target="_blank" rel="noreferrer">
      <img src={address} alt={alt} {...size} className={className} />
    </a>
  );
}
