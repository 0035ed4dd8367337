import type { Consultation } from '@jyotiratna/contract';
import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router';
import { describe, expect, it } from 'vitest';
import { session as t } from '#messages/consultations/session.ts';
import { CallNotice } from './call-notice.tsx';
import { ClockBar } from './clock-bar.tsx';

const running: Consultation = {
  ...{
    id: 'con_1',
    side: 'customer',
    healerId: 'healer',
    healerName: 'Asha',
    customerName: 'Meera',
  },
  ...{
    bookingId: null,
    mode: 'chat',
    elsewhere: null,
    status: 'running',
    ahead: null,
    endReason: null,
  },
  ...{
    ratePerMinute: 90,
    wholePrice: null,
    missing: 0,
    reported: false,
    blocked: false,
    question: '',
    request: null,
    freeMinutes: 3,
    charged: 0,
    refunded: 0,
    refundRule: null,
  },
  ...{
    requestedAt: '',
    expiresAt: '',
    startedAt: '',
    endedAt: null,
    clockMs: 61_000,
    clockRuns: true,
    leftMs: 120_000,
    endsBy: null,
  },
  ...{
    otherIsThere: true,
    rooms: false,
    otherInRoom: false,
    lastSeq: 0,
    delivered: 0,
    read: 0,
    ownRead: 0,
  },
  ...{ stars: null, review: null, published: null, transcriptDeleted: false },
};
const at = performance.now();
const bar = (change: Partial<Consultation> = {}) =>
  renderToStaticMarkup(
    <MemoryRouter>
      <ClockBar
        timed={{ consultation: { ...running, ...change }, at }}
        receivedAt={{ current: at }}
        onTopUp={() => {}}
      />
    </MemoryRouter>,
  );
const status = /role="status"[^>]*>(?:(?!<\/div><\/div>).)*Less than two minutes are left/s;

describe('the clock of a session', () => {
  it.each(['customer', 'healer'] as const)(
    'warns the %s once less than two minutes are left, politely',
    (side) => {
      expect(bar({ side, leftMs: 125_000 })).not.toContain(t.warning);
      const warned = bar({ side, leftMs: 119_999 });
      expect(warned).toMatch(status);
      expect(warned).not.toContain('role="alert"');
      expect(warned.includes('>Top up</button>'), 'the customer alone tops up').toBe(
        side === 'customer',
      );
    },
  );

  it('displays no warning after the end, and no top-up for a fixed price', () => {
    expect(bar({ status: 'ended', leftMs: null })).not.toContain(t.warning);
    const full = bar({ mode: 'phone', wholePrice: 1200, ratePerMinute: 0, leftMs: 60_000 });
    expect(full).toContain(t.warning);
    expect(full).not.toContain('>Top up</button>');
    expect(full).toMatch(/Price<\/dt><dd[^>]*>₹1,200</);
  });

  it('displays minutes used, rate and the remaining balance', () => {
    const visible = bar();
    for (const labels of ['1:01', '₹90/min', '2:00', '₹0.00, free until 3:00'])
      expect(visible).toContain(labels);
  });
});

describe('a booked call', () => {
  const call: Consultation = {
    ...running,
    ...{
      mode: 'phone',
      status: 'accepted',
      wholePrice: 1200,
      bookingId: 'bkg_1',
      startedAt: null,
      leftMs: null,
    },
    elsewhere: { phone: '+91 98290 00000', room: null },
  };
  const notice = (change: Partial<Consultation> = {}) =>
    renderToStaticMarkup(
      <MemoryRouter>
        <CallNotice
          consultation={{ ...call, ...change }}
          other="Asha"
          onSay={() => {}}
          onTopUp={() => {}}
        />
      </MemoryRouter>,
    );

  it('displays the caller, the cost and the missing balance to the customer', () => {
    expect(notice()).toContain('The healer will call you at +91 98290 00000.');
    expect(notice()).toContain('₹1,200.00 for up to 20 minutes');
    const lacking = notice({ missing: 200 });
    expect(lacking).toContain('Your balance is ₹200.00 short');
    expect(lacking).toContain('>Top up</button>');
    expect(notice()).not.toContain('href="tel:');
  });

  it('displays the phone number to the healer, and the room where there is one', () => {
    expect(notice({ side: 'healer' })).toContain('href="tel:+919829000000"');
    const video = {
      mode: 'video',
      elsewhere: { phone: '+91 98290 00000', room: 'https://meet.example.in/r' },
    } as const;
    for (const side of ['customer', 'healer'] as const)
      expect(notice({ side, ...video })).toContain('href="https://meet.example.in/r"');
  });
});
