import { addAddress, newShopper, type Shopper } from './actors'
import { newBuyer } from './buyers'
import type { Line } from './cart-cases'
import { rows } from './database'
import type { Stack } from './stack'

export interface OneOfMany extends Shopper {
  line: Line
  /** All cases that they may buy; the first is `line`. */
  lines: Line[]
}

const SIDE_BY_SIDE = 4
/** Degrees that tell two cases of the same picture apart. */
const TURN = 20

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
 * Many customers with an address and so many cases of their own. One has them drawn; the others are given a copy of design and
 * recipes, since drawing is not what a crowd is for.
 */
export async function crowd(stack: Stack, size: number, cases = 1): Promise<OneOfMany[]> {
  const { line, make, ...first } = await newBuyer(stack.backend)
  const lines = [line]
  while (lines.length < cases) lines.push(await make({ turn: TURN * lines.length }))
  const others = await eachOf(Array.from({ length: size - 1 }), async () => {
    const shopper = await newShopper(stack.backend)
    await addAddress(shopper.api)
    return shopper
  })
  const ids = others.map(({ id }) => id)
  const { designId } = line.customizations
  await rows(
    stack.databaseUrl,
    `insert into design (id, owner_customer_id, variation_id, artwork_id, prompt, enhanced_prompt, title, provider, drawn_by)
     select 'design_of_' || c, c, variation_id, artwork_id, prompt, enhanced_prompt, title, provider, drawn_by
     from design, unnest($2::text[]) c where id = $1`,
    [designId, ids],
  )
  const copies = await rows<{ owner: string; of: string; hash: string }>(
    stack.databaseUrl,
    `with copied as (
       insert into recipe (id, hash, design_id, artwork_id, sku, template, placement, mockup_token, mockup_file_id, effective_dpi,
         quality, warnings)
       select 'recipe_' || md5(hash || c), md5('hash' || hash || c) || md5(c), 'design_of_' || c, artwork_id, sku, template, placement,
         md5('mockup' || hash || c), mockup_file_id, effective_dpi, quality, warnings
       from recipe, unnest($2::text[]) c where hash = any($1) returning hash)
     select c as owner, r.hash as of, md5('hash' || r.hash || c) || md5(c) as hash
     from recipe r, unnest($2::text[]) c where r.hash = any($1)`,
    [lines.map(({ customizations }) => customizations.recipeHash), ids],
  )
  const hashOf = new Map(copies.map(({ owner, of, hash }) => [`${owner} ${of}`, hash]))
  const copyFor = (id: string, { customizations, ...rest }: Line): Line => ({
    ...rest,
    customizations: {
      ...customizations,
      designId: `design_of_${id}`,
      recipeHash: hashOf.get(`${id} ${customizations.recipeHash}`) ?? '',
    },
  })
  return [
    { ...first, line, lines },
    ...others.map((shopper) => {
      const own = lines.map((each) => copyFor(shopper.id, each))
      return { ...shopper, line: own[0] ?? copyFor(shopper.id, line), lines: own }
    }),
  ]
}
