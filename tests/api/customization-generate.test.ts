import { randomBytes } from 'node:crypto'
import sharp from 'sharp'
import { describe, expect, inject, it } from 'vitest'
import { guest } from '../support/actors'

const { backend } = inject('stack')
/** Words that no other test draws. */
const words = () => `a koi pond, number ${randomBytes(4).readUInt32BE()}`

describe('the call that waits', () => {
  it('answers the pictures, and the job they are of', async () => {
    const api = guest(backend)
    const answer = await api.call('generate', { body: { prompt: words(), count: 2 } })
    if (!answer.ok) throw new Error(answer.error)
    expect(answer.data).toHaveLength(2)
    const job = await api.must('getJob', { params: { id: answer.headers.get('x-job-id') ?? '' } })
    expect(answer.data.map(({ id }) => id)).toEqual(job.variations.map(({ id }) => id))
    for (const { imageData, width } of answer.data) {
      const picture = await sharp(Buffer.from(imageData, 'base64')).metadata()
      expect(picture).toMatchObject({ format: 'webp', width })
    }
  })

  it('draws what is told of a case, and refuses what is none', async () => {
    const api = guest(backend)
    const call = (body: unknown) => api.call('generate', { body })
    expect(await call({ prompt: words(), count: 5 })).toMatchObject({
      status: 400,
      fields: { count: expect.any(String) as string },
    })
    expect(await call({ prompt: words(), style: 'cubism' })).toMatchObject({
      status: 400,
      code: 'invalid_request',
    })
    expect(await call({ prompt: 'a naked woman' })).toMatchObject({ status: 422, code: 'content_rejected' })
    expect(await call({ prompt: words(), referenceVariationId: 'genvar_none' })).toMatchObject({
      status: 404,
      code: 'not_found',
    })
  })
})
