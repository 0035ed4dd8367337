import { z } from 'zod';
import type { Keep } from '../payment-providers/adapter.ts';
import { isSafeBase, lineVariable, numberVariable, oneOf, web } from '../variable.ts';
import type { Workers } from '../workers/workers.ts';
import type { Courier } from './courier.ts';
import { createDelhivery } from './delhivery/delhivery.ts';
import { createSandboxClient } from './sandbox/sandbox.ts';
import { readSandboxSettings } from './sandbox/settings.ts';
import { createShiprocket } from './shiprocket/shiprocket.ts';

const courierNames = ['none', 'sandbox', 'shiprocket', 'delhivery'] as const;

/** The environment variables of couriers. */
export const courierVariables = {
  COURIER: oneOf(...courierNames).optional(),
  COURIER_API_BASE: web.optional(),
  COURIER_WEBHOOK_TOKEN: z.string().min(16, 'must have at least 16 characters').optional(),
  COURIER_PICKUP_PLACE: lineVariable.default(''),
  COURIER_PICKUP_PIN: z
    .string()
    .regex(/^[1-8]\d{5}$/, 'must be a PIN code of six digits')
    .optional(),
  COURIER_PARCEL_GRAMS: numberVariable(1, 30_000).default(250),
  COURIER_DEMO_SECONDS: numberVariable(0, 3600).default(20),
  SHIPROCKET_EMAIL: lineVariable.optional(),
  SHIPROCKET_PASSWORD: lineVariable.optional(),
  DELHIVERY_TOKEN: lineVariable.optional(),
};

type Given = z.output<z.ZodObject<typeof courierVariables>>;
export type CourierEnv = Omit<Given, 'COURIER'> & {
  COURIER: (typeof courierNames)[number];
  HOST: string;
  PORT: number;
};

/** The default of COURIER: the sandbox if payments are in the sandbox, else none. */
export function defaultCourier({
  PAYMENTS,
  isPublic,
}: {
  PAYMENTS: string;
  isPublic: boolean;
}): CourierEnv['COURIER'] {
  return PAYMENTS === 'sandbox' && !isPublic ? 'sandbox' : 'none';
}

/** The reason why these values are invalid, starting with the variable's name; null if valid. */
export function courierError(env: Omit<CourierEnv, 'HOST' | 'PORT'>): string | null {
  const requiredVariables = {
    none: [],
    sandbox: [],
    shiprocket: [
      'SHIPROCKET_EMAIL',
      'SHIPROCKET_PASSWORD',
      'COURIER_WEBHOOK_TOKEN',
      'COURIER_PICKUP_PIN',
    ],
    delhivery: ['DELHIVERY_TOKEN', 'COURIER_WEBHOOK_TOKEN', 'COURIER_PICKUP_PIN'],
  } as const satisfies Record<CourierEnv['COURIER'], readonly (keyof Given)[]>;
  const missing = requiredVariables[env.COURIER].find((name) => env[name] === undefined);
  if (missing) return `${missing} is required when COURIER is ${env.COURIER}`;
  const places = env.COURIER === 'shiprocket' || env.COURIER === 'delhivery';
  if (places && !env.COURIER_PICKUP_PLACE)
    return `COURIER_PICKUP_PLACE is required when COURIER is ${env.COURIER}`;
  if (env.COURIER_API_BASE && !isSafeBase(env.COURIER_API_BASE))
    return 'COURIER_API_BASE must be an https URL, or http on this machine only';
  return null;
}

/** The configured courier; null without one. */
export async function openCourier(
  env: CourierEnv,
  keep: Keep,
  workers: Workers,
): Promise<Courier | null> {
  const { COURIER_API_BASE: apiBase, COURIER_WEBHOOK_TOKEN: webhookToken = '' } = env;
  const pickup = { place: env.COURIER_PICKUP_PLACE, pincode: env.COURIER_PICKUP_PIN ?? '' };
  const shared = { ...(apiBase && { apiBase }), webhookToken, pickup };
  switch (env.COURIER) {
    case 'none':
      return null;
    case 'sandbox':
      return createSandboxClient(await readSandboxSettings(env, keep));
    case 'shiprocket': {
      const { SHIPROCKET_EMAIL: email = '', SHIPROCKET_PASSWORD: password = '' } = env;
      return createShiprocket({ ...shared, email, password });
    }
    case 'delhivery':
      return createDelhivery({ ...shared, token: env.DELHIVERY_TOKEN ?? '', workers });
  }
}
