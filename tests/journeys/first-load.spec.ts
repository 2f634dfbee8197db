import { gzipSync } from 'node:zlib'
import { expect, test } from '@playwright/test'
import { journeyStack } from '../support/journey-stack'

const stack = journeyStack()

/** Kilobytes of scripts, gzipped, that a page names for its first load. What comes late, as it is wanted, is not among them. */
const LIMITS: [path: string, kilobytes: number][] = [
  ['/', 130],
  ['/products', 137],
  ['/products/1', 145],
  ['/cart', 136],
  ['/customize', 190],
  ['/login', 150],
  ['/dashboard', 155],
]

for (const [path, limit] of LIMITS)
  test(`the first load of ${path} keeps to ${String(limit)} kB of scripts`, async ({ request }) => {
    const page = await (await request.get(stack.shop + path)).text()
    const scripts = new Set(
      [...page.matchAll(/<link rel="modulepreload" href="([^"]+)"/g)].map(([, path]) => path ?? ''),
    )
    expect(scripts.size).toBeGreaterThan(5)
    const sizes = await Promise.all(
      [...scripts].map(async (each): Promise<[string, number]> => {
        const script = await (await request.get(stack.shop + each)).body()
        return [each, gzipSync(script, { level: 9 }).length]
      }),
    )
    const bytes = sizes.reduce((sum, [, size]) => sum + size, 0)
    expect(bytes, sizes.map(([each, size]) => `${String(size)} ${each}`).join('\n')).toBeLessThan(
      limit * 1000,
    )
  })
