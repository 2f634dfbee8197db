import { expect, test } from '@playwright/test'
import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { root } from '../../scripts/lib/paths.mjs'
import { firstLoad, gzipped } from '../support/first-load'
import { journeyStack } from '../support/journey-stack'
import { LIVE_CASE_BYTES, PAGES } from '../support/page-budgets'

const stack = journeyStack()

for (const { name, path: at, scripts } of PAGES)
  test(`the first load of ${name} keeps to ${String(scripts)} kB of scripts`, async () => {
    const { bytes, list } = await firstLoad(stack.shop, at)
    expect(bytes, list).toBeLessThan(scripts * 1000)
  })

test('every page of the shop has a budget', () => {
  const routes = readFileSync(path.join(root, 'storefront/src/app/routes.ts'), 'utf8')
  const pages = [...routes.matchAll(/route\('([^'*]+)', 'routes\/[\w-]+\.tsx'/g)].map(([, at]) => `/${at}`)
  expect(pages.length).toBeGreaterThan(15)
  const holds = (page: string) => {
    const like = new RegExp(`^${page.replaceAll(/:\w+/g, '[^/]+')}$`)
    return PAGES.some(({ path: at }) => like.test(at))
  }
  expect(pages.filter((page) => !holds(page))).toEqual([])
})

test('the case in three dimensions keeps to its budget, and belongs to no page’s first load', async () => {
  const assets = path.join(root, 'storefront/build/client/assets')
  const [file, ...others] = readdirSync(assets).filter((name) => /^live-case-[^.]+\.js$/.test(name))
  expect(others).toEqual([])
  expect(gzipped(readFileSync(path.join(assets, file ?? '')))).toBeLessThan(LIVE_CASE_BYTES)
  for (const { path: at } of PAGES) expect((await firstLoad(stack.shop, at)).list).not.toContain('live-case')
})

test('the pages are taken over by their scripts as they came', async ({ page }) => {
  const faults: string[] = []
  // React tells here, too, of what it could not take over and drew anew.
  page.on('pageerror', (fault) => faults.push(`${new URL(page.url()).pathname}: ${fault.message}`))
  for (const { path: at } of PAGES) {
    await page.goto(stack.shop + at, { waitUntil: 'networkidle' })
    await page.waitForTimeout(500)
  }
  expect(faults).toEqual([])
})
