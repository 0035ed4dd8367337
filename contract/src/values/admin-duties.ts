/** What an administrator is there for. `everything` is who runs the shop; the others see and do no more than their work needs. */
export const adminDuties = ['everything', 'packing', 'content', 'accounts'] as const;
export type AdminDuty = (typeof adminDuties)[number];
type Narrow = Exclude<AdminDuty, 'everything'>;

/** Everyone's own affairs, and the counts of the navigation. */
const everyone = [/^GET \/api\/admin\/waiting$/, /^POST \/api\/admin\/second-factor\//];

const readOrders = [
  /^GET \/api\/payments\/orders$/,
  /^GET \/api\/admin\/orders\/:id(\/(invoice\.pdf|credit-notes\/:refundKey))?$/,
];

/** The calls of each, by method and path as the contract has them. What no line names is for `everything` alone. */
const calls: Readonly<Record<Narrow, readonly RegExp[]>> = {
  packing: [
    ...readOrders,
    /^POST \/api\/admin\/orders\/:id\/(confirm|made|energised|ring-size|pack|ship|deliver|refuse|return|resend)$/,
    /^(POST|DELETE) \/api\/admin\/orders\/:id\/energised\/:item\/picture$/,
    /^GET \/api\/admin\/(packing-slips|delivery|stock-moves)$/,
    /^GET \/api\/admin\/returns$/,
    /^POST \/api\/admin\/returns\/:id\/receive$/,
  ],
  content: [/^\w+ \/api\/admin\/(articles|faqs|reviews|messages)(\/|$)/],
  accounts: [
    ...readOrders,
    /^GET \/api\/admin\/orders\.csv$/,
    /^POST \/api\/admin\/orders\/:id\/(refund|refunds\/:refundKey\/(transfer|retry))$/,
    /^GET \/api\/admin\/returns$/,
    /^POST \/api\/admin\/returns\/:id\/settle$/,
    /^GET \/api\/admin\/reports\//,
    /^GET \/api\/admin\/customers(\/:key)?$/,
  ],
};

/** The screens of each, as the navigation has them. */
const screens: Readonly<Record<Narrow, readonly string[]>> = {
  packing: ['orders', 'returns', 'stock'],
  content: ['reviews', 'messages', 'articles', 'faqs'],
  accounts: ['orders', 'returns', 'customers', 'reports'],
};

/** Whether somebody of that duty may make a call; `call` is its method and its path with names for parameters. */
export function mayCall(duty: AdminDuty, call: string): boolean {
  return duty === 'everything' || [...everyone, ...calls[duty]].some((one) => one.test(call));
}

/** Whether a screen of the administration, by its path, belongs to that duty. */
export function mayOpen(duty: AdminDuty, path: string): boolean {
  const [, , screen = ''] = path.replace(/\/$/, '').split('/');
  return duty === 'everything' || screen === '' || screen === 'account' || screens[duty].includes(screen);
}
