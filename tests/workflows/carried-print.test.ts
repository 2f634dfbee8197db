import { beforeAll, expect, inject, it } from 'vitest'
import { backendIsBack, killedAt } from '../support/crash'
import { rows } from '../support/database'
import { merchandiser, type MedusaAdmin } from '../support/medusa-admin'
import { firstVariant, ownProduct } from '../support/own-product'

const stack = inject('stack')
const { backend, databaseUrl } = stack

let admin: MedusaAdmin
beforeAll(async () => {
  await backendIsBack(stack)
  admin = await merchandiser(backend)
})

const PRINT = {
  prodigiSku: 'GLOBAL-TECH-IP15-TCB-CS-M',
  attributes: { finish: 'matte' },
  size: { widthPx: 1238, heightPx: 2042, dpi: 300 },
}
/** As Medusa's import writes a row of a table with print data in it. */
const rowOf = (id: string) => ({ variants: [{ id, metadata: { origin: 'A table', caseloom_print: PRINT } }] })

const keptOf = async (variantId: string) => {
  const [kept] = await rows<{ sku: string | null; width: number | null; metadata: unknown }>(
    databaseUrl,
    `select s.prodigi_sku as sku, s.width_px as width, v.metadata from product_variant v
       left join print_spec s on s.variant_id = v.id and s.deleted_at is null where v.id = $1`,
    [variantId],
  )
  return kept
}
const SAVED = { sku: PRINT.prodigiSku, width: PRINT.size.widthPx, metadata: { origin: 'A table' } }

it.each(['before', 'after'] as const)(
  'print data of an import that dies %s it is saved is kept all the same',
  async (when) => {
    const product = await ownProduct(admin)
    const { id } = firstVariant(product)
    const importRow = () => admin.call('POST', `/products/${product.id}`, rowOf(id))
    await killedAt(stack, { point: 'write-print-specs', when, about: id }, importRow)
    // Each ten minutes, and after any change of a product, which nobody here waits ten minutes for.
    await ownProduct(admin)
    await expect.poll(() => keptOf(id), { timeout: 60_000 }).toEqual(SAVED)
  },
)

it('print data of an import is saved and taken off the metadata, and so is what cannot be read', async () => {
  const product = await ownProduct(admin)
  const { id } = firstVariant(product)
  await admin.call('POST', `/products/${product.id}`, rowOf(id))
  expect(await keptOf(id)).toEqual(SAVED)
  const metadata = { caseloom_print: { prodigiSku: 7 } }
  await admin.call('POST', `/products/${product.id}`, { variants: [{ id, metadata }] })
  expect(await keptOf(id)).toEqual({ ...SAVED, metadata: null })
})
