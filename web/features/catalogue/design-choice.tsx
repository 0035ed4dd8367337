import { type Design, type Metal, nameIn } from '@jyotiratna/contract';
import { useId } from 'react';
import { setting as copy } from '#messages/catalogue/setting.ts';
import { language } from '#messages/language.ts';
import { type ImageFiles, ResponsiveImage, Tile } from '../../ui/image.tsx';
import { designImage } from './design-image.ts';

type Props = {
  designs: readonly Design[];
  chosen: string;
  /** The metal whose colour the images have; '' before a selection. */
  metal: Metal | '';
  onSelect: (id: string) => void;
};

/**
 * The stone's setting: a radio button with an image for each design, and one for the loose
 * stone.
 */
export function DesignChoice({ designs, chosen: selected, metal, onSelect }: Props) {
  const group = useId();
  return (
    <fieldset>
      <legend className="mb-2 font-medium">{copy.design}</legend>
      <div className="grid grid-cols-2 gap-2 min-[24rem]:grid-cols-3">
        <Option id="" group={group} name={copy.loose} chosen={selected} onSelect={onSelect} />
        {designs.map((design) => (
          <Option
            key={design.id}
            id={design.id}
            group={group}
            name={nameIn(design, language.code)}
            image={designImage(design, metal)?.image}
            chosen={selected}
            onSelect={onSelect}
          />
        ))}
      </div>
    </fieldset>
  );
}

type OptionProps = Pick<Props, 'chosen' | 'onSelect'> & {
  id: string;
  group: string;
  name: string;
  image?: ImageFiles | undefined;
};

function Option({ id, group, name, image, chosen: selected, onSelect }: OptionProps) {
  return (
    <label className="cut target flex cursor-pointer flex-col justify-center border border-line bg-surface p-2 text-center has-checked:border-mayur-700 has-checked:bg-mayur-50 has-focus-visible:outline-2 has-focus-visible:outline-offset-2">
      <input
        type="radio"
        name={group}
        value={id}
        checked={selected === id}
        onChange={() => onSelect(id)}
        className="sr-only"
      />
      {image && (
        <ResponsiveImage
          image={image}
          sizes="120px"
          decorative
          className="mx-auto aspect-square w-full max-w-30 object-contain"
        />
      )}
      <span className="text-small leading-snug font-medium first-letter:uppercase">{name}</span>
    </label>
  );
}

/** A larger image of the selected design in its metal; its space is reserved before it loads. */
export function SelectedDesign({ design, metal }: { design: Design; metal: Metal | '' }) {
  const image = designImage(design, metal);
  if (!image) return null;
  const isOther = metal !== '' && image.metal !== metal;
  const label = image.metal && copy.metals[image.metal];
  return (
    <figure className="grid grid-cols-[minmax(0,10rem)_minmax(0,1fr)] items-center gap-4">
      <Tile image={image.image} shape="square" sizes="160px" className="facet-card" />
      <figcaption className="text-small text-text-2">
        {label && !isOther && (
          <span className="block font-medium text-text first-letter:uppercase">
            {metal === '' ? copy.shownIn(label) : label}
          </span>
        )}
        {isOther ? copy.otherMetal(copy.metals[metal]) : copy.example}
      </figcaption>
    </figure>
  );
}
