import {
  caratsOf,
  checkAddress,
  defaultRattiMg,
  formatRupees,
  laboratories,
  type Product,
  rattiOf,
} from '@jyotiratna/contract';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { stone as copy } from '#messages/catalogue/stone.ts';
import { stoneFilter as filterLabels } from '#messages/catalogue/stone-filter.ts';
import { plainDate } from '../../plain-date.ts';
import { useIsPublished } from '../../shell/use-is-published.ts';

type Props = { product: Product; rattiMg?: number | undefined };

/** The properties of a loose stone; hidden for items sold by the unit. */
export function Disclosure({ product, rattiMg = defaultRattiMg }: Props) {
  const isPublished = useIsPublished();
  const {
    stone,
    weightMg,
    pricePerCarat,
    origin,
    nature,
    treatment,
    shape,
    cut,
    dimensions,
    transparency,
  } = product;
  if (weightMg === null) return null;
  const { fields, of } = copy;
  const details: [string, ReactNode][] = [
    [fields.stone, stone && of.stone[stone]],
    [
      fields.weight,
      <>
        {copy.carats(caratsOf(weightMg))}
        <span className="block text-small font-normal text-text-2">
          {copy.ratti(rattiOf(weightMg, rattiMg), String(rattiMg))}
        </span>
      </>,
    ],
    [fields.rate, pricePerCarat !== null && formatRupees(pricePerCarat)],
    [fields.origin, origin && of.origin[origin]],
    [fields.nature, nature && of.nature[nature]],
    [fields.treatment, treatment && of.treatment[treatment]],
    [fields.shape, shape && of.shape[shape]],
    [fields.cut, cut && of.cut[cut]],
    [fields.dimensions, dimensions && copy.millimetres(dimensions)],
    [fields.transparency, transparency && of.transparency[transparency]],
    [fields.report, product.reportNumber && <Report {...product} />],
  ];
  return (
    <section>
      <h2 className="text-heading-s">{copy.heading}</h2>
      <dl className="figures mt-3 border-t border-line">
        {details
          .filter(([, value]) => value)
          .map(([name, value]) => (
            <div
              key={name}
              className="grid grid-cols-[130px_1fr] gap-x-4 border-b border-line py-2.5"
            >
              <dt className="text-text-2">{name}</dt>
              <dd className="font-medium">{value}</dd>
            </div>
          ))}
      </dl>
      {stone && (
        <p className="mt-3">
          <Link
            to={
              stone !== 'other' && isPublished(`/stones/${stone}`)
                ? `/stones/${stone}`
                : `/remedies?stone=${stone}`
            }
            className="text-link inline-flex min-h-11 items-center"
          >
            {filterLabels.others(of.stone[stone])}
          </Link>
        </p>
      )}
    </section>
  );
}

/** The laboratory of the report and its verification link; the shop itself certifies nothing. */
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
      {copy.report(
        laboratory === 'sample' ? copy.sample : laboratories[laboratory].name,
        reportNumber,
      )}{' '}
      {reportDate && copy.dated(plainDate(reportDate))}
      {reportFile && (
        <a
          href={reportFile}
          target="_blank"
          rel="noreferrer"
          className="text-link block font-normal"
        >
          {copy.reportFile}
        </a>
      )}
      {address ? (
        <a
          href={address}
          target="_blank"
          rel="noreferrer noopener"
          className="text-link block font-normal"
        >
          {copy.check}
        </a>
      ) : (
        <span className="block text-small font-normal text-text-2">{copy.sampleReport}</span>
      )}
    </>
  );
}
