import { type Design, nameIn } from '@jyotiratna/contract';
import { setting as words } from '#messages/catalogue/setting.ts';
import { language } from '#messages/language.ts';
import { Picture, storedPicture } from '../../ui/picture.tsx';

type Props = { designs: readonly Design[]; chosen: string; onChoose: (id: string) => void };

/** In what the stone is set: a radio button with an image for each design, and one for the loose stone. */
export function DesignChoice({ designs, chosen: selected, onChoose }: Props) {
  return (
    <fieldset>
      <legend className="mb-2 font-medium">{words.design}</legend>
      <div className="grid grid-cols-2 gap-2 min-[24rem]:grid-cols-3">
        <Option id="" name={words.loose} chosen={selected} onChoose={onChoose} />
        {designs.map((design) => (
          <Option
            key={design.id}
            id={design.id}
            name={nameIn(design, language.code)}
            picture={design.picture}
            chosen={selected}
            onChoose={onChoose}
          />
        ))}
      </div>
    </fieldset>
  );
}

type OptionProps = Pick<Props, 'chosen' | 'onChoose'> & { id: string; name: string; picture?: Design['picture'] };

function Option({ id, name, picture: image, chosen: selected, onChoose }: OptionProps) {
  return (
    <label className="cut target flex cursor-pointer flex-col justify-center border border-line bg-surface p-2 text-center has-checked:border-mayur-700 has-checked:bg-mayur-50 has-focus-visible:outline-2 has-focus-visible:outline-offset-2">
      <input
        type="radio"
        name="design"
        value={id}
        checked={selected === id}
        onChange={() => onChoose(id)}
        className="sr-only"
      />
      {image && (
        <Picture
          picture={storedPicture(image)}
          sizes="120px"
          decorative
          className="mx-auto aspect-square w-full max-w-30 object-contain"
        />
      )}
      <span className="text-small leading-snug font-medium first-letter:uppercase">{name}</span>
    </label>
  );
}
