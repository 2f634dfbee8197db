import { dynamicImport } from '@medusajs/framework/utils'
import path from 'node:path'
import type * as Renderer from './pdf/render-invoice'

/** What lays invoices out, and the shop's type, load with the first invoice: the shop starts without them. */
export const loadRenderer = (): Promise<typeof Renderer> =>
  dynamicImport(path.join(__dirname, 'pdf', 'render-invoice')) as Promise<typeof Renderer>
