import {
  caratsOf,
  checkAddress,
  formatRupees,
  laboratories,
  type Product,
  rattiOf,
  usualRattiMg,
} from '@jyotiratna/contract';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { stone as words } from '#messages/catalogue/stone.ts';
import { stoneFilter as filterWords } from '#messages/catalogue/stone-filter.ts';
import { plainDate } from '../../plain-date.ts';

type Props = { product: Product; rattiMg?: number | undefined };

/** What a loose stone tells of itself; nothing for what is sold by the piece. */
export function Disclosure({ product, rattiMg = usualRattiMg }: Props) {
  const { stone, weightMg, pricePerCarat, origin, nature, treatment, shape, cut, dimensions, transparency } = product;
  if (weightMg === null) return null;
  const { fields, of } = words;
  const details: [string, ReactNode][] = [
    [fields.stone, stone && of.stone[stone]],
    [
      fields.weight,
      <>
        {words.carats(caratsOf(weightMg))}
        <span className="block text-small font-normal text-text-2">
          {words.ratti(rattiOf(weightMg, rattiMg), String(rattiMg))}
        </span>
      </>,
    ],
    [fields.rate, pricePerCarat !== null && formatRupees(pricePerCarat)],
    [fields.origin, origin && of.origin[origin]],
    [fields.nature, nature && of.nature[nature]],
    [fields.treatment, treatment && of.treatment[treatment]],
    [fields.shape, shape && of.shape[shape]],
    [fields.cut, cut && of.cut[cut]],
    [fields.dimensions, dimensions && words.millimetres(dimensions)],
    [fields.transparency, transparency && of.transparency[transparency]],
    [fields.report, product.reportNumber && <Report {...product} />],
  ];
  return (
    <section>
      <h2 className="text-heading-s">{words.heading}</h2>
      <dl className="figures mt-3 border-t border-line">
        {details
          .filter(([, result]) => result)
          .map(([name, result]) => (
            <div key={name} className="grid grid-cols-[130px_1fr] gap-x-4 border-b border-line py-2.5">
              <dt className="text-text-2">{name}</dt>
              <dd className="font-medium">{result}</dd>
            </div>
          ))}
      </dl>
      {stone && (
        <p className="mt-3">
          <Link to={`/remedies?stone=${stone}`} className="text-link inline-flex min-h-11 items-center">
            {filterWords.others(of.stone[stone])}
          </Link>
        </p>
      )}
    </section>
  );
}

/** Whose report it is and where it can be checked: the shop itself vouches for none. */
function Report({
  laboratory,
  reportNumber,
  reportDate,
  reportFile,
}: Pick<Product, 'laboratory' | 'reportNumber' | 'reportDate' | 'reportFile'>) {
  if (laboratory === null || reportNumber === null) return null;
  const address = checkAddress(laboratory, reportNumber);
  return (
    <>
      {words.report(laboratory === 'sample' ? words.sample : laboratories[laboratory].name, reportNumber)}{' '}
      {reportDate && words.dated(plainDate(reportDate))}
      {reportFile && (
        <a href={reportFile} target="_blank" rel="noreferrer" className="text-link block font-normal">
          {words.reportFile}
        </a>
      )}
      {address ? (
        <a href={address} target="_blank" rel="noreferrer noopener" className="text-link block font-normal">
          {words.check}
        </a>
      ) : (
        <span className="block text-small font-normal text-text-2">{words.sampleReport}</span>
      )}
    </>
  );
}
