import sharp from 'sharp'
import { beforeAll, describe, expect, inject, it } from 'vitest'
import { designedLine, guest, newShopper, pickVariant, type CartLine } from '../support/actors'
import type { ApiClient } from '../support/api-client'
import { rows } from '../support/database'

const stack = inject('stack')
const { backend } = stack

const WORDS = {
  content: 'Ada & Tom',
  font: 'pacifico',
  size: 0.12,
  x: 0,
  y: 0.3,
  rotation: -8,
  colour: '#ffffff',
  outline: '#223344',
}

describe('the preview of a case', () => {
  let api: ApiClient
  let cart: CartLine
  beforeAll(async () => {
    api = guest(backend)
    cart = await designedLine(api, {
      device: 'iPhone 15',
      finish: 'Gloss',
      prompt: 'a lighthouse on a cliff',
    })
  })
  const ask = (placement: object, sku = cart.sku) =>
    api.call('preview', { body: { designId: cart.designId, sku, placement } })
  const must = (placement: object, sku = cart.sku) =>
    api.must('preview', { body: { designId: cart.designId, sku, placement } })
  const pictureOf = async (url: string) => {
    const answer = await api.send('GET', new URL(url, backend).pathname.replace(/^\/api/, ''))
    return sharp(Buffer.from(await answer.arrayBuffer()))
  }

  it.each([
    ['moved', { x: 0.2, y: -0.1 }],
    ['larger', { scale: 1.6 }],
    ['turned', { rotation: 25 }],
    ['whole on a colour', { fit: 'contain', scale: 0.7, background: '#225577' }],
    ['mirrored', { mirror: true }],
    ['with words', { text: WORDS }],
    ['with words on two lines, without a rim', { text: { ...WORDS, content: 'Ada\nTom', outline: null } }],
  ])('is another when the picture is %s, and the same when asked again', async (_name, placement) => {
    const first = await must(placement)
    expect(first.recipeHash).not.toBe(cart.line.customizations.recipeHash)
    expect(await must(placement)).toEqual(first)
    const { format, hasAlpha, height } = await (await pictureOf(first.previewUrl)).metadata()
    expect({ format, hasAlpha, height }).toEqual({ format: 'webp', hasAlpha: true, height: 720 })
  })

  it('goes by what is printed, not by how it is written', async () => {
    const plain = await must({})
    expect(plain.recipeHash).toBe(cart.line.customizations.recipeHash)
    const spelt = { x: 0.00001, rotation: 0, mirror: false, text: null, background: '#FFFFFF' }
    expect(await must(spelt)).toEqual(plain)
    const a = await must({ text: { ...WORDS, content: ' Ada  & Tom ' } })
    expect(a).toEqual(await must({ text: WORDS }))
  })

  it('tells the resolution in print, the camera’s share and what to think of', async () => {
    const plain = await must({})
    expect(plain.cameraLoss).toBeGreaterThanOrEqual(0)
    expect(plain.cameraLoss).toBeLessThan(1)
    // Half as many dots as the shop's own pictures have.
    expect(plain).toMatchObject({ quality: 'soft', warnings: [expect.stringContaining('soft')] })
    const small = await must({ scale: 0.5 })
    expect(small).toMatchObject({ quality: 'sharp' })
    expect(Math.round(small.effectiveDpi / 2)).toBe(plain.effectiveDpi)
    expect(await must({ scale: 0.7 })).toMatchObject({ quality: 'good' })
    expect(await must({ scale: 2 })).toMatchObject({ quality: 'poor' })
    const { warnings } = await must({ scale: 0.5, text: { ...WORDS, x: -0.25, y: -0.38 } })
    expect(warnings).toEqual(
      expect.arrayContaining([
        expect.stringContaining('background colour'),
        expect.stringContaining('camera’s opening'),
      ]),
    )
  })

  it.each([
    ['beyond the edge', { x: 1.5 }, 'placement.x'],
    ['too large', { scale: 9 }, 'placement.scale'],
    ['of no colour', { background: 'red' }, 'placement.background'],
    ['in an unknown font', { text: { ...WORDS, font: 'comic' } }, 'placement.text.font'],
    ['of too many letters', { text: { ...WORDS, content: 'x'.repeat(61) } }, 'placement.text.content'],
    ['of four lines', { text: { ...WORDS, content: 'a\nb\nc\nd' } }, 'placement.text.content'],
  ])('refuses a placement %s', async (_name, placement, field) => {
    const answer = await ask(placement)
    expect(answer).toMatchObject({ status: 400, code: 'invalid_request' })
    expect(answer.ok ? [] : Object.keys(answer.fields)).toEqual([field])
  })

  it('refuses a case with nothing on it, and tells of one with hardly anything', async () => {
    const off = { scale: 0.2, x: 1, y: 1 }
    expect(await ask(off)).toMatchObject({
      status: 400,
      code: 'invalid_request',
      error: 'Nothing of your picture is on the case. Please move it back, make it larger or choose another.',
    })
    const hardly = expect.stringContaining('Hardly any of your picture is on the case') as string
    expect((await must({ ...off, text: WORDS })).warnings).toContainEqual(hardly)
    expect((await must({ x: 0.99 })).warnings).toContainEqual(hardly)
    expect((await must({ scale: 0.25 })).warnings).not.toContainEqual(hardly)
  })

  it('refuses words that are not fit to print, and letters that the font lacks', async () => {
    expect(await ask({ text: { ...WORDS, content: 'white power' } })).toMatchObject({
      status: 422,
      code: 'content_rejected',
    })
    const missing = await ask({ text: { ...WORDS, content: 'Neko 猫' } })
    expect(missing).toMatchObject({ status: 400, code: 'invalid_request' })
    expect(missing.ok ? '' : missing.error).toContain('猫')
  })

  it('is the owner’s alone, and of variants that are sold', async () => {
    const body = { designId: cart.designId, sku: cart.sku, placement: {} }
    expect(await guest(backend).call('preview', { body })).toMatchObject({ status: 404, code: 'not_found' })
    const other = await newShopper(backend)
    expect(await other.api.call('preview', { body })).toMatchObject({ status: 404, code: 'not_found' })
    expect(await ask({}, 'NO-SUCH-SKU')).toMatchObject({ status: 400, code: 'configuration_not_found' })
    const missing = { designId: 'design_none', sku: cart.sku }
    expect(await api.call('preview', { body: missing })).toMatchObject({ status: 404, code: 'not_found' })
  })

  it('can be laid out again by its hash, by its owner alone', async () => {
    const placement = { x: 0.2, y: -0.1, scale: 1.3, rotation: 15, fit: 'contain', background: '#225577' }
    const whole = { ...placement, mirror: true, text: WORDS }
    const { recipeHash } = await must(whole)
    const params = { id: recipeHash }
    const { designId, sku } = cart
    expect(await api.must('getRecipe', { params })).toEqual({ recipeHash, designId, sku, placement: whole })
    const plain = { id: cart.line.customizations.recipeHash }
    expect((await api.must('getRecipe', { params: plain })).placement).toMatchObject({
      scale: 1,
      mirror: false,
      text: null,
    })

    const gone = { status: 404, code: 'not_found' }
    expect(await guest(backend).call('getRecipe', { params })).toMatchObject(gone)
    const other = await newShopper(backend)
    expect(await other.api.call('getRecipe', { params })).toMatchObject(gone)
    expect(await api.call('getRecipe', { params: { id: 'f'.repeat(64) } })).toMatchObject(gone)
    expect(await api.call('getRecipe', { params: { id: 'none' } })).toMatchObject({ status: 400 })
  })

  it('shows the line that is bought', async () => {
    const products = await api.must('listProducts')
    const pictures: string[] = []
    for (const handle of ['snap', 'tough', 'clear', 'folio']) {
      const product = products.find((each) => each.handle.includes(handle))
      if (!product) throw new Error(`There is no ${handle}`)
      const { sku } = pickVariant(product, { device: 'iPhone 15' })
      const { previewUrl } = await must({}, sku)
      pictures.push((await (await pictureOf(previewUrl)).raw().toBuffer()).toString('base64'))
    }
    expect(new Set(pictures).size).toBe(pictures.length)
  })

  it('keeps a recipe as it was made, and measures one from before the camera was looked at', async () => {
    const { recipeHash, cameraLoss } = await must({ scale: 1.2 })
    const stored = 'select placement, camera_loss from recipe where hash = $1'
    const [row] = await rows<{ placement: object; camera_loss: number }>(stack.databaseUrl, stored, [
      recipeHash,
    ])
    expect(row?.placement).toEqual({
      x: 0,
      y: 0,
      scale: 1.2,
      rotation: 0,
      fit: 'cover',
      background: '#ffffff',
    })
    await rows(stack.databaseUrl, 'update recipe set camera_loss = null where hash = $1 returning id', [
      recipeHash,
    ])
    expect((await must({ scale: 1.2 })).cameraLoss).toBeCloseTo(cameraLoss, 4)
  })
})

describe('many previews', () => {
  it('wait for their turn, and too many at once are asked to come again', async () => {
    const api = guest(backend)
    const { designId, sku } = await designedLine(api)
    const asked = Array.from({ length: 12 }, (_, i) =>
      api.call('preview', { body: { designId, sku, placement: { scale: 2 + i / 100, rotation: 30 } } }),
    )
    const answers = await Promise.all(asked)
    const refused = answers.filter(({ status }) => status !== 200)
    expect(refused.length).toBeGreaterThanOrEqual(6)
    expect(answers.length - refused.length).toBeGreaterThanOrEqual(3)
    for (const answer of refused) {
      expect(answer).toMatchObject({ status: 429, code: 'rate_limited' })
      expect(answer.headers.get('retry-after')).toBe('3')
    }
    expect(await api.call('preview', { body: { designId, sku, placement: { scale: 2.9 } } })).toMatchObject({
      status: 200,
    })
  })

  it('of one design within an hour come to an end; those that are there are still shown', async () => {
    const api = guest(backend)
    const { designId, sku, line } = await designedLine(api)
    await rows(
      stack.databaseUrl,
      `insert into recipe select (r).* from (select jsonb_populate_record(recipe,
         jsonb_build_object('id', recipe.id || n, 'hash', recipe.hash || n, 'mockup_token', recipe.mockup_token || n)) as r
         from recipe, generate_series(1, 119) n where design_id = $1) copies`,
      [designId],
    )
    expect(await api.call('preview', { body: { designId, sku, placement: { scale: 2 } } })).toMatchObject({
      status: 429,
      code: 'rate_limited',
    })
    const known = await api.must('preview', { body: { designId, sku, placement: {} } })
    expect(known.recipeHash).toBe(line.customizations.recipeHash)
  })
})
