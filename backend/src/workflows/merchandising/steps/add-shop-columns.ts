import type { IFileModuleService, MedusaContainer } from '@medusajs/framework/types'
import { ContainerRegistrationKeys, Modules } from '@medusajs/framework/utils'
import { createStep, StepResponse } from '@medusajs/framework/workflows-sdk'
import { addShopColumns, type ProductFacts } from '../../../lib/merchandising/csv/add-columns'
import { cellOf, readCategories } from '../../../lib/merchandising/csv/categories'
import { cellsIn, parseTable, writeTable } from '../../../lib/merchandising/csv/table'
import { readMerchandising } from '../../../lib/merchandising/merchandising'
import { readPrintSpecs } from '../../../lib/printing/read-print-rows'

/** Spreadsheets take a file for UTF-8 only when it begins with this. */
const BYTE_ORDER_MARK = '\uFEFF'

interface ProductRow {
  id: string
  metadata: Record<string, unknown> | null
  categories: { id: string; name: string }[]
}
async function factsOf(scope: MedusaContainer, ids: string[]): Promise<Map<string, ProductFacts>> {
  const [{ data }, known] = await Promise.all([
    scope.resolve(ContainerRegistrationKeys.QUERY).graph({
      entity: 'product',
      fields: ['id', 'metadata', 'categories.id', 'categories.name'],
      filters: { id: ids },
    }),
    readCategories(scope),
  ])
  return new Map(
    (data as ProductRow[]).map(({ id, metadata, categories }) => [
      id,
      {
        said: readMerchandising(metadata),
        categories: categories.map((category) => cellOf(category, known)),
      },
    ]),
  )
}

/** Writes Medusa's export anew, with what the shop says of its products and how their variants are printed. */
export const addShopColumnsStep = createStep(
  'add-shop-columns',
  async ({ id, filename }: { id: string; filename: string }, { container }) => {
    const files: IFileModuleService = container.resolve(Modules.FILE)
    const table = parseTable((await files.getAsBuffer(id)).toString('utf8'))
    const [products, prints] = await Promise.all([
      factsOf(container, cellsIn(table, 'Product Id')),
      readPrintSpecs(container, cellsIn(table, 'Variant Id')),
    ])
    const file = await files.createFiles({
      filename,
      mimeType: 'text/csv',
      content: BYTE_ORDER_MARK + writeTable(addShopColumns(table, products, prints)),
    })
    await files.deleteFiles(id)
    return new StepResponse({ id: file.id, filename }, file.id)
  },
  async (id, { container }) => {
    if (id) await container.resolve(Modules.FILE).deleteFiles(id)
  },
)
