import sharp from 'sharp'
import { addAddress, lineOf, newShopper, pickVariant, productNamed, type Shopper } from './actors'
import type { ApiClient } from './api-client'
import type { Line } from './cart-cases'
import { rows } from './database'
import type { Stack } from './stack'

export interface OneOfMany extends Shopper {
  line: Line
  /** All cases that they may buy; the first is `line`. */
  lines: Line[]
}

const SIDE_BY_SIDE = 4
/** Degrees that tell cases of the same picture apart: quarters first, which cost the renderer least. */
const TURNS = [0, 90, 180, -90, 45]
const BANDS = ['#1f4e79', '#c2185b', '#f2b134', '#2e7d5b']

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

/** Bands of plain colour in the print's own size: a real picture and a real print file, but little work for the renderer. */
function plainPicture(width: number, height: number): Promise<Buffer> {
  const band = height / BANDS.length
  const drawn = BANDS.map(
    (colour, at) => `<rect y="${at * band}" width="${width}" height="${band}" fill="${colour}"/>`,
  )
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">${drawn.join('')}</svg>`
  return sharp(Buffer.from(svg)).removeAlpha().png().toBuffer()
}

/** Cases of one picture that a customer brings. */
async function casesOf(api: ApiClient, count: number): Promise<Line[]> {
  const product = await productNamed(api)
  const { device, finish } = pickVariant(product, {})
  const query = { device, finish }
  const area = await api.must('getPrintArea', { params: { id: String(product.id) }, query })
  const picture = await plainPicture(area.widthPx, area.heightPx)
  const form = new FormData()
  form.set('image', new Blob([new Uint8Array(picture)], { type: 'image/png' }), 'bands.png')
  const { id } = await api.must('uploadPicture', { form })
  const design = await api.must('createDesign', { body: { variationId: id } })
  const lines: Line[] = []
  for (const turn of TURNS.slice(0, count)) lines.push((await lineOf(api, design, product, { turn })).line)
  return lines
}

async function newcomer({ backend }: Stack): Promise<Shopper> {
  const shopper = await newShopper(backend)
  await addAddress(shopper.api)
  return shopper
}

/**
 * Many customers with an address and so many cases of their own, five at most. One lays their picture on them; the others are given a
 * copy of design and recipes, since designing is not what a crowd is for.
 */
export async function crowd(stack: Stack, size: number, cases = 1): Promise<OneOfMany[]> {
  const first = await newcomer(stack)
  const lines = await casesOf(first.api, cases)
  const [line] = lines
  if (!line) throw new Error('A crowd buys something')
  const others = await eachOf(Array.from({ length: size - 1 }), () => newcomer(stack))
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
       insert into recipe (id, hash, design_id, artwork_id, variant_id, sku, template, placement, mockup_token, mockup_file_id, effective_dpi,
         quality, warnings)
       select 'recipe_' || md5(hash || c), md5('hash' || hash || c) || md5(c), 'design_of_' || c, artwork_id, variant_id, sku, template, placement,
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
