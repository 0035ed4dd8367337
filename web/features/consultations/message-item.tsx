import {
  type Consultation,
  type ConsultationMessage,
  formatRupees,
  type MessageContent,
  pathOf,
} from '@jyotiratna/contract';
import { getProductRoute } from '@jyotiratna/contract/catalogue';
import { readConsultationImage } from '@jyotiratna/contract/consultations';
import { Gem, ScrollText } from 'lucide-react';
import { type ReactNode, use } from 'react';
import { Link } from 'react-router';
import { session as t } from '#messages/consultations/session.ts';
import { api } from '../../api.ts';
import { Button } from '../../ui/button.tsx';
import { useCall } from '../../use-call.ts';
import { useAddToCart } from '../cart/use-add-to-cart.ts';
import { formatTime } from '../orders/dates.ts';
import { OpenChart, type SharedBirth } from './chart-context.ts';
import { ContactWarning } from './contact-warning.tsx';

type Props = { message: ConsultationMessage; consultation: Consultation };

/** A message of a participant: text, an image, a remedy or birth details. */
export function MessageItem({ message: { sender, content, at, seq }, consultation }: Props) {
  const own = sender === consultation.side;
  const name = sender === 'customer' ? consultation.customerName : consultation.healerName;
  const mark = seq <= consultation.read ? t.read : seq <= consultation.delivered ? t.delivered : '';
  return (
    <li className={`flex flex-col ${own ? 'items-end' : 'items-start'}`}>
      <div
        className={`max-w-[min(34rem,88%)] rounded-md px-4 py-2.5 ${own ? 'bg-mayur-100' : 'border border-line bg-surface'}`}
      >
        <span className="sr-only">{own ? t.you : name}: </span>
        <Content
          id={consultation.id}
          content={content}
          buys={!own && consultation.side === 'customer'}
        />
      </div>
      {!own && content.kind === 'text' && (
        <div className="mt-1 max-w-[min(34rem,88%)]">
          <ContactWarning text={content.text} received />
        </div>
      )}
      <p className="figures mt-1 text-small text-text-2">
        <time dateTime={at}>{formatTime(at)}</time>
        {own && mark && ` · ${mark}`}
      </p>
    </li>
  );
}

function Content({ id, content, buys }: { id: string; content: MessageContent; buys: boolean }) {
  if (content.kind === 'text')
    return <p className="whitespace-pre-wrap wrap-anywhere">{withLinks(content.text)}</p>;
  if (content.kind === 'picture') return <Image id={id} image={content} />;
  if (content.kind === 'product') return <RemedyCard remedy={content} buys={buys} />;
  return <BirthCard birth={content.birth} />;
}

/** Converts URLs in a message to links, because the link to a call is sent this way. */
function withLinks(text: string): ReactNode[] {
  return text.split(/(https:\/\/[^\s<>"]+)/).map((segment, at) =>
    at % 2 === 0 ? (
      segment
    ) : (
      // biome-ignore lint/suspicious/noArrayIndexKey: a text never changes
      <a key={at} href={segment} target="_blank" rel="noreferrer" className="text-link">
        {segment}
      </a>
    ),
  );
}

/** Maximum height in px of an image in the conversation. */
const tallest = 288;

/** An image as seen by both participants; its full size opens in a new tab. */
function Image({ id, image }: { id: string; image: Extract<MessageContent, { kind: 'picture' }> }) {
  const { pictureId: imageId, width, height } = image;
  const url = pathOf(readConsultationImage, { params: { id, picture: imageId } });
  return (
    <a href={url} target="_blank" rel="noreferrer" className="block rounded-md">
      <img
        src={url}
        width={width}
        height={height}
        alt={t.picture}
        loading="lazy"
        // The image's space is reserved before it is loaded, so that there is no layout shift.
        style={{
          width: Math.min(width, (tallest * width) / height),
          aspectRatio: `${width} / ${height}`,
        }}
        className="h-auto max-w-full rounded-md"
      />
    </a>
  );
}

type Remedy = Extract<MessageContent, { kind: 'product' }>;

/** A remedy recommended by the healer. Its current price is in the cart. */
function RemedyCard({ remedy, buys }: { remedy: Remedy; buys: boolean }) {
  const add = useAddToCart();
  const { send, busy } = useCall({
    call: async () => {
      const { product } = await api(getProductRoute, { params: { key: remedy.productId } });
      await add(product);
    },
    done: () => t.added,
    failed: ({ message }) => message,
  });
  return (
    <div className="grid gap-2">
      <p className="flex items-center gap-2 text-small text-text-2">
        <Gem aria-hidden size={16} strokeWidth={1.6} />
        {t.remedy}
      </p>
      <Link to={`/remedies/${remedy.slug}`} target="_blank" className="text-link font-semibold">
        {remedy.name}
      </Link>
      <p className="figures">{formatRupees(remedy.price)}</p>
      {buys && (
        <Button size="s" kind="buy" busy={busy} onClick={() => send()}>
          {t.ordered}
        </Button>
      )}
    </div>
  );
}

/** Birth details shared by the customer, with a button that opens the chart. */
function BirthCard({ birth }: { birth: SharedBirth }) {
  const openChart = use(OpenChart);
  return (
    <div>
      <p className="flex items-center gap-2 text-small text-text-2">
        <ScrollText aria-hidden size={16} strokeWidth={1.6} />
        {t.kundli}
      </p>
      <p className="font-semibold">{t.kundliOf(birth.name)}</p>
      <details className="mt-1">
        <summary className="text-link min-h-11 cursor-pointer content-center">
          {t.openKundli}
        </summary>
        <dl className="figures grid grid-cols-[auto_1fr] gap-x-3 gap-y-1 text-small">
          <dt className="text-text-2">{t.born}</dt>
          <dd>{[birth.dob, birth.birthTime].filter(Boolean).join(', ')}</dd>
          <dt className="text-text-2">{t.place}</dt>
          <dd>{birth.location}</dd>
        </dl>
      </details>
      <Button kind="second" size="s" className="mt-1" onClick={() => openChart(birth)}>
        {t.openChart}
      </Button>
    </div>
  );
}
