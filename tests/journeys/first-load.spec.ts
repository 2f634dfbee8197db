import { expect, test } from '@playwright/test'
import { firstLoad } from '../support/first-load'
import { journeyStack } from '../support/journey-stack'
import { PAGES } from '../support/page-budgets'

const stack = journeyStack()

for (const { name, path, scripts } of PAGES)
  test(`the first load of ${name} keeps to ${String(scripts)} kB of scripts`, async () => {
    const { bytes, list } = await firstLoad(stack.shop, path)
    expect(bytes, list).toBeLessThan(scripts * 1000)
  })
