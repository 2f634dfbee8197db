/**
 * npm run bench:load: simulated shoppers browse, have a picture drawn, buy, pay at the sandbox's Stripe, come back and look at
 * their order; first against the shop in one process, then against the cluster. Both are started here, with data of their own.
 *   -- --shoppers 10     so many at once
 *   -- --seconds 120     for so long, after half a minute of warming up
 *   -- --seed 1          the same shoppers again
 *   -- --target one      one, cluster, both, or the address of a shop that runs with its sandbox and its limits lifted
 *   -- --artist openai   who draws: openai (the sandbox's stand-in) or embedded
 *   -- --pause 1000      milliseconds that a shopper thinks between two calls, on average
 *   -- --out load.md     the tables, as a file too
 */
import path from 'node:path'
import { parseArgs } from 'node:util'
import { measure } from './lib/measure.mjs'

const USAGE =
  'Usage: npm run bench:load [-- --shoppers 10 --seconds 120 --seed 1 --target one|cluster|both|http://… --artist openai|embedded --pause 1000 --out load.md]'

function readArguments() {
  try {
    const { values } = parseArgs({
      options: {
        shoppers: { type: 'string', default: '10' },
        seconds: { type: 'string', default: '120' },
        seed: { type: 'string', default: '1' },
        target: { type: 'string', default: 'both' },
        artist: { type: 'string', default: 'openai' },
        pause: { type: 'string', default: '1000' },
        out: { type: 'string' },
      },
    })
    const { shoppers, seconds, seed, target, artist, pause } = values
    const whole = [shoppers, seconds, seed, pause].every((given) => /^\d{1,6}$/.test(given))
    const known = /^(one|cluster|both|https?:\/\/.+)$/.test(target) && ['openai', 'embedded'].includes(artist)
    if (whole && known && Number(shoppers) > 0 && Number(seconds) > 0) return values
  } catch {
    // Told below, as anything else that cannot be meant.
  }
  console.error(USAGE)
  return process.exit(1)
}

const { out, ...given } = readArguments()
await measure('tests/bench/shoppers/vitest.config.ts', [], {
  ...Object.fromEntries(Object.entries(given).map(([name, value]) => [`LOAD_${name.toUpperCase()}`, value])),
  ...(out !== undefined && { LOAD_OUT: path.resolve(out) }),
})
