import { busyPorts } from '../../scripts/lib/ports.mjs'

/** How far apart the ports of a shop lie; a cluster has some right behind those of its proxy. */
const OFFSETS = {
  PORT_STOREFRONT: 0,
  PORT_BACKEND: 5,
  PORT_POSTGRES: 10,
  SANDBOX_PORT_INDEX: 11,
  SANDBOX_PORT_STRIPE: 12,
  SANDBOX_PORT_PRODIGI: 13,
  SANDBOX_PORT_OPENAI: 14,
  SANDBOX_PORT_MAIL: 15,
  SANDBOX_PORT_SMTP: 16,
  PORT_REDIS: 17,
  PORT_S3: 18,
}
const SPAN = 20
export type ShopPorts = Record<keyof typeof OFFSETS, number>

const FIRST = 21_000
const BLOCKS = 550

/**
 * A block of free ports for a whole shop, as its settings name them. Another's shop may just be away and come back to its ports: each
 * process looks from another place on.
 */
export async function freeShopPorts(): Promise<ShopPorts> {
  for (let block = 0; block < BLOCKS; block += 1) {
    const base = FIRST + SPAN * ((process.pid + block) % BLOCKS)
    const wanted = Object.fromEntries(Array.from({ length: SPAN }, (_, at) => [`port ${at}`, base + at]))
    if ((await busyPorts(wanted)).length > 0) continue
    return Object.fromEntries(
      Object.entries(OFFSETS).map(([name, offset]) => [name, base + offset]),
    ) as ShopPorts
  }
  throw new Error('There are no free ports')
}

export const portSettings = (ports: ShopPorts): Record<string, string> =>
  Object.fromEntries(Object.entries(ports).map(([name, port]) => [name, String(port)]))

/** All visitors of a test come from one address, which the shop would soon take for one that does harm. */
export const NO_LIMITS = {
  AI_JOBS_PER_HOUR: '1000000',
  AI_JOBS_PER_DAY_UNVERIFIED: '1000000',
  AI_DAILY_BUDGET_GBP: '1000000',
  REGISTRATIONS_PER_HOUR: '1000000',
  REGISTRATIONS_PER_HOUR_OF_ALL: '1000000',
  ACCOUNT_MAILS_PER_HOUR: '1000000',
  CHECKOUTS_PER_HOUR: '1000000',
  CHECKOUTS_PER_TEN_MINUTES: '1000000',
  CALLS_PER_MINUTE: '1000000',
}
