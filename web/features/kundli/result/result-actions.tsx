import type { KundliReply, KundliRequest } from '@jyotiratna/contract';
import { printKundli, saveKundli } from '@jyotiratna/contract/kundli';
import { kundliResult } from '#messages/kundli/kundli-result.ts';
import { shop } from '../../../shop.ts';
import { inLanguage } from '../in-language.ts';
import { chartPicture, handOut } from './chart-picture.ts';
import { KeepAndShow } from './keep-and-show.tsx';

const { actions } = kundliResult;

type Props = { request: KundliRequest; reply: KundliReply; svg: string };

/** A kundli kept in the account, on paper, as an image of its chart. */
export function ResultActions({ request, reply, svg }: Props) {
  return (
    <KeepAndShow
      labels={actions}
      withNames={actions.withName}
      path="/kundli"
      save={async () => (await shop(saveKundli, { body: request })).kundlis}
      print={() => shop(printKundli, { body: inLanguage(request) })}
      pdfName="kundli.pdf"
      names={[reply.name]}
      share={async (named) => handOut(await chartPicture(svg, named ? reply.name : null))}
    />
  );
}
