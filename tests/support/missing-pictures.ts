import { expect, it } from 'vitest'
import { addAddress, administrator, designedLine, guest, newShopper } from './actors'
import { placedOrder } from './checkout'
import { rows } from './database'
import { judge, REJECTED, WAITING } from './judge'
import type { Stack } from './stack'

const SOON = { timeout: 60_000, interval: 250 }

/** What has to hold of a case whose picture is gone, wherever a shop keeps its files. */
export function casesOfMissingPictures(
  shop: () => { stack: Stack; lose: (file: string) => Promise<void> },
): void {
  /** All that a design was drawn as is lost. */
  async function loseFilesOf(designId: string): Promise<void> {
    const { stack, lose } = shop()
    const [art] = await rows<Record<string, string>>(
      stack.databaseUrl,
      `select a.original_file_id, a.large_file_id, a.thumb_file_id from artwork a join design d on d.artwork_id = a.id
        where d.id = $1`,
      [designId],
    )
    const files = Object.values(art ?? {})
    expect(files).toHaveLength(3)
    for (const file of files) await lose(file)
  }

  it('a design whose picture is gone is not taken money for: the administrator reads why, and the hold is released', async () => {
    const { stack } = shop()
    const admin = await administrator(stack.backend)
    const purchase = await placedOrder(stack, { prompt: 'a lighthouse that nobody kept' })
    await expect.poll(() => judge(stack, purchase), SOON).toEqual(WAITING)
    await loseFilesOf(purchase.cart.designId)
    const params = { id: purchase.orderId }
    expect((await admin.call('processOrder', { params })).ok).toBe(false)
    expect(await judge(stack, purchase)).toEqual({ ...WAITING, approvals: ['fulfillment_failed'] })
    expect((await admin.must('getPending', { params })).attention.join(' ')).toMatch(/picture|file/i)
    await admin.must('rejectOrder', { params, body: { reason: 'The picture is lost.' } })
    await expect.poll(() => judge(stack, purchase), SOON).toEqual(REJECTED)
  })

  it('no payment page opens for a case whose picture is gone, and the cart is told which of its lines that is', async () => {
    const { api } = await newShopper(shop().stack.backend)
    await addAddress(api)
    const { line, designId } = await designedLine(api, { prompt: 'a lantern that nobody kept' })
    const { line: whole } = await designedLine(api, { prompt: 'a lantern that somebody kept' })
    await api.must('addCartItem', { body: line })
    await loseFilesOf(designId)
    const items = [line, whole]
    const error = `The picture on your ${line.name} is no longer there. Please make a new one in the studio.`
    expect(await api.call('createCheckoutSession', { body: { items } })).toMatchObject({
      status: 409,
      code: 'recipe_changed',
      error,
    })
    const quote = await api.must('quoteCart', { body: { items } })
    expect(quote.unavailable).toEqual([{ id: line.id, message: error, left: null }])
    expect(quote.items.map(({ id }) => id)).toEqual([whole.id])
    expect(quote.subtotal).toBe(whole.price * whole.quantity)
    // A file can be put back: nothing leaves the kept cart for it.
    expect((await api.must('getCart')).items.map(({ id }) => id)).toEqual([line.id])
  })

  it('a picture that is gone is none to start from, and stands in no other picture’s way', async () => {
    const api = guest(shop().stack.backend)
    const [wanted] = await api.must('generate', { body: { prompt: 'a heron that is wanted', count: 1 } })
    const { designId } = await designedLine(api, { prompt: 'a heron that nobody kept' })
    await loseFilesOf(designId)
    const body = { prompt: 'a calmer one', count: 1, referenceDesignId: designId }
    expect(await api.call('createJob', { body })).toMatchObject({
      status: 404,
      error: 'We can’t find the picture to start from any more',
    })
    // Those that it is compared with are read, the lost one among them.
    const { imageData = '' } = wanted ?? {}
    const kept = await api.must('createDesign', { body: { imageData, prompt: 'a heron that is wanted' } })
    expect(kept).toMatchObject({ aiGenerated: true })
  })
}
