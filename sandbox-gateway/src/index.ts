export { createFakeClock, createSystemClock, type GatewayClock } from './clock.ts';
export { createSandboxCourier } from './courier/courier.ts';
export type { CourierRow } from './courier/entities.ts';
export { createGateway } from './gateway.ts';
export { openFileStore } from './ledger/file-store.ts';
export { createMemoryStore, type Store } from './ledger/store.ts';
export type { GatewayOptions, ReceiptMode } from './options.ts';
export { createTextSandbox } from './texts/texts.ts';
