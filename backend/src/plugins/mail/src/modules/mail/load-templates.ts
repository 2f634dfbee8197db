import path from 'node:path'
import { dynamicImport } from '@medusajs/framework/utils'
import type * as Templates from '../../templates/render'

/** React and what makes mails of it load with the first mail: the shop starts without them. */
export const loadTemplates = (): Promise<typeof Templates> =>
  dynamicImport(path.join(__dirname, '..', '..', 'templates', 'render')) as Promise<typeof Templates>
