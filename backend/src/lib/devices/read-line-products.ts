import type { MedusaContainer } from '@medusajs/framework/types'
import { ContainerRegistrationKeys } from '@medusajs/framework/utils'
import { z } from 'zod'
import type { LineProduct } from './plan-variants'

const valueSchema = z.object({ value: z.string() })
const productSchema = z.object({
  id: z.string(),
  title: z.string(),
  handle: z.string(),
  options: z.array(z.object({ id: z.string(), title: z.string(), values: z.array(valueSchema) })),
  variants: z
    .array(z.object({ id: z.string(), title: z.string().nullish(), sku: z.string().nullish() }))
    .default([]),
})

const OF_LINES = ['id', 'title', 'handle', 'options.id', 'options.title', 'options.values.value']
const OF_VARIANTS = ['variants.id', 'variants.title', 'variants.sku']

async function read(scope: MedusaContainer, fields: string[], filters: object): Promise<LineProduct[]> {
  const { data } = await scope.resolve(ContainerRegistrationKeys.QUERY).graph({
    entity: 'product',
    fields,
    filters,
  })
  return productSchema
    .array()
    .parse(data)
    .flatMap(({ options, variants, ...product }) => {
      const device = options.find(({ title }) => title === 'Device')
      const finish = options.find(({ title }) => title === 'Finish')
      // A product with a third option could not tell which of its values a new variant has.
      if (!device || !finish || options.length !== 2) return []
      return [
        {
          ...product,
          deviceOption: { id: device.id, values: device.values.map(({ value }) => value) },
          finishes: finish.values.map(({ value }) => value),
          variants: variants.map(({ id, title, sku }) => ({ id, title: title ?? '', sku: sku ?? null })),
        },
      ]
    })
}

/** Products that have the options Device and Finish, with their variants. */
export const readLineProducts = (scope: MedusaContainer, ids: string[]): Promise<LineProduct[]> =>
  read(scope, [...OF_LINES, ...OF_VARIANTS], { id: ids })

/** All products that have the options Device and Finish, without their variants, which are too many to be read at once. */
export const readLines = (scope: MedusaContainer): Promise<Omit<LineProduct, 'variants'>[]> =>
  read(scope, OF_LINES, {})
