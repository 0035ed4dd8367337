import type { HealerContent, HealerDocument } from '@jyotiratna/contract';
import { addHealerImage } from '@jyotiratna/contract/admin/healers';
import { content as t } from '#messages/admin/content.ts';
import { shop } from '../../../shop.ts';
import { storedImage, Tile } from '../../../ui/image.tsx';
import { Panel } from '../layout/panel.tsx';
import { DocumentImageField } from './document-image-field.tsx';
import type { Editing } from './use-document.ts';

/** The healer's portrait; without one their initials are displayed. */
export function HealerPortraitField({
  editing,
}: {
  editing: Editing<HealerContent, HealerDocument>;
}) {
  const { doc, draft, set, errorOf } = editing;
  const { ownPortrait } = doc;
  return (
    <Panel title={t.portrait} note={t.onlyConsentPerson}>
      <DocumentImageField
        legend={t.portrait}
        hint={t.jpegPngOrWebp}
        shape="square"
        saved={doc.picture}
        chosen={draft.pictureId}
        onSelect={(imageId) => set({ pictureId: imageId })}
        error={errorOf('pictureId')}
        upload={(body) => shop(addHealerImage, { params: { id: doc.id }, body })}
      />
      {ownPortrait && (
        <div className="mt-4 flex items-center gap-4">
          <Tile
            picture={storedImage(ownPortrait)}
            shape="square"
            sizes="112px"
            decorative
            className="w-28"
          />
          <p className="text-small">{t.healerChosenOne}</p>
        </div>
      )}
    </Panel>
  );
}
