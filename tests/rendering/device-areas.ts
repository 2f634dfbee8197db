import { readFileSync } from 'node:fs'
import path from 'node:path'
import { z } from 'zod'

const file = path.resolve(import.meta.dirname, '../../backend/src/scripts/data/prodigi-skus.json')
const known = z.object({ widthPx: z.number(), heightPx: z.number() })
const unknown = z.object({ widthPx: z.null(), heightPx: z.null() })
const rows = z
  .array(z.union([known, unknown]))
  .parse(JSON.parse(readFileSync(file, 'utf8')))
  .flatMap(({ widthPx, heightPx }) => (widthPx && heightPx ? [{ widthPx, heightPx }] : []))

/** Every print area that the shop's devices have, once. */
export const DEVICE_AREAS = [...new Map(rows.map((row) => [`${row.widthPx}x${row.heightPx}`, row])).values()]
