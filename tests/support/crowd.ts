import { addAddress, newShopper, type Shopper } from './actors'
import { newBuyer } from './buyers'
import type { Line } from './cart-cases'
import { rows } from './database'
import type { Stack } from './stack'

export interface OneOfMany extends Shopper {
  line: Line
}

const SIDE_BY_SIDE = 4

/** Answers of many, a few at a time, in the order of the many. */
export async function eachOf<T, R>(many: T[], work: (one: T) => Promise<R>): Promise<R[]> {
  const answers: R[] = []
  const left = [...many.entries()]
  const worker = async () => {
    for (let next = left.shift(); next; next = left.shift()) answers[next[0]] = await work(next[1])
  }
  await Promise.all(Array.from({ length: SIDE_BY_SIDE }, worker))
  return answers
}

/**
 * Many customers with an address and a case of their own. One has it drawn; the others are given a copy of design and recipe,
 * since drawing is not what a crowd is for.
 */
export async function crowd(stack: Stack, size: number): Promise<OneOfMany[]> {
  const { line, ...first } = await newBuyer(stack.backend)
  const others = await eachOf(Array.from({ length: size - 1 }), async () => {
    const shopper = await newShopper(stack.backend)
    await addAddress(shopper.api)
    return shopper
  })
  const ids = others.map(({ id }) => id)
  const { designId, recipeHash } = line.customizations
  await rows(
    stack.databaseUrl,
    `insert into design (id, owner_customer_id, variation_id, artwork_id, prompt, enhanced_prompt, title, provider, drawn_by)
     select 'design_of_' || c, c, variation_id, artwork_id, prompt, enhanced_prompt, title, provider, drawn_by
     from design, unnest($2::text[]) c where id = $1`,
    [designId, ids],
  )
  await rows(
    stack.databaseUrl,
    `insert into recipe (id, hash, design_id, artwork_id, sku, template, placement, mockup_token, mockup_file_id, effective_dpi,
       quality, warnings)
     select 'recipe_of_' || c, md5('hash' || c) || md5(c), 'design_of_' || c, artwork_id, sku, template, placement,
       md5('mockup' || c), mockup_file_id, effective_dpi, quality, warnings
     from recipe, unnest($2::text[]) c where hash = $1`,
    [recipeHash, ids],
  )
  const copies = await rows<{ owner: string; hash: string }>(
    stack.databaseUrl,
    `select d.owner_customer_id as owner, r.hash from recipe r join design d on d.id = r.design_id where d.owner_customer_id = any($1)`,
    [ids],
  )
  const hashOf = new Map(copies.map(({ owner, hash }) => [owner, hash]))
  return [
    { ...first, line },
    ...others.map((shopper) => ({
      ...shopper,
      line: {
        ...line,
        customizations: {
          ...line.customizations,
          designId: `design_of_${shopper.id}`,
          recipeHash: hashOf.get(shopper.id) ?? '',
        },
      },
    })),
  ]
}
