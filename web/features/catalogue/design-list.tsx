import { nameIn } from '@jyotiratna/contract';
import { setting as copy } from '#messages/catalogue/setting.ts';
import { language } from '#messages/language.ts';
import { ResponsiveImage } from '../../ui/image.tsx';
import { type DesignImages, designImage } from './design-image.ts';

export type ListedDesign = DesignImages & { id: string };

/**
 * The settings for a stone, displayed if scripts are disabled. Otherwise it reserves the space of
 * the selection until that has loaded.
 */
export function DesignList({ designs }: { designs: readonly ListedDesign[] }) {
  if (designs.length === 0) return <div className="min-h-40" />;
  return (
    <div className="invisible noscript:visible">
      <p className="mb-2 font-medium">{copy.design}</p>
      <ul className="grid grid-cols-2 gap-2 min-[24rem]:grid-cols-3">
        <li className="cut flex flex-col justify-center border border-line bg-surface p-2 text-center text-small leading-snug font-medium first-letter:uppercase">
          {copy.loose}
        </li>
        {designs.map((design) => (
          <DesignItem key={design.id} design={design} />
        ))}
      </ul>
    </div>
  );
}

function DesignItem({ design }: { design: ListedDesign }) {
  const image = designImage(design, '');
  return (
    <li className="cut flex flex-col justify-center border border-line bg-surface p-2 text-center">
      {image && (
        <ResponsiveImage
          image={image.image}
          sizes="120px"
          className="mx-auto aspect-square w-full max-w-30 object-contain"
        />
      )}
      <span className="text-small leading-snug font-medium first-letter:uppercase">
        {nameIn(design, language.code)}
      </span>
    </li>
  );
}
