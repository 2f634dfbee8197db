import { readdirSync } from 'node:fs'
import path from 'node:path'
import { expect, it } from 'vitest'
import { root } from './paths.mjs'

/** Of 2.21, with which the shop began, and before: they mend rows that older versions left, and no shop of this kind has any. */
const NEEDLESS = [
  'create-super-admin-role',
  'migrate-normalize-currency-codes-normalization',
  'migrate-product-option-link-ids',
  'migrate-product-shipping-profile',
  'migrate-tax-region-provider',
  'reconcile-inventory-reserved-quantity',
]

// No update runs them (`--skip-scripts`): how one that is new is decided on stands in CONTRIBUTING.md, 'Moving Medusa on'.
it('no data migration of Medusa’s comes along unseen', () => {
  const folder = path.join(root, 'node_modules', '@medusajs', 'medusa', 'dist', 'migration-scripts')
  const brought = readdirSync(folder).flatMap((file) => /^([\w-]+)\.js$/.exec(file)?.[1] ?? [])
  expect(brought.sort()).toEqual(NEEDLESS)
})
