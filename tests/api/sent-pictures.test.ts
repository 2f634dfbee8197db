import { describe, expect, inject, it } from 'vitest'
import { guest } from '../support/actors'
import { goodPicture } from '../support/hostile-files'

const { backend } = inject('stack')

describe('a picture that is sent itself', () => {
  it('is the one that was drawn, and goes on saying who drew it', async () => {
    const api = guest(backend)
    const [picture] = await api.must('generate', { body: { prompt: 'a robin in the snow', count: 1 } })
    const imageData = picture?.imageData ?? ''
    const design = await api.must('createDesign', { body: { imageData, prompt: 'a robin in the snow' } })
    expect(design).toMatchObject({ aiGenerated: true, title: 'A robin in the snow', own: true })
    const again = await api.must('createDesign', { body: { variationId: picture?.id ?? '' } })
    expect(again.id).toBe(design.id)
    // Somebody else's bytes make nobody else's design theirs.
    const other = await guest(backend).must('createDesign', {
      body: { imageData: `data:image/webp;base64,${imageData}` },
    })
    expect(other).toMatchObject({ aiGenerated: false })
    expect(other.imageUrl).not.toBe(design.imageUrl)
  })

  it('is checked as an upload is', async () => {
    const api = guest(backend)
    const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>1</script></svg>').toString(
      'base64',
    )
    expect(await api.call('createDesign', { body: { imageData: svg } })).toMatchObject({ status: 415 })
    const good = (await goodPicture(7)).toString('base64')
    expect(await api.call('createDesign', { body: { imageData: good, prompt: 'Pikachu' } })).toMatchObject({
      status: 422,
      code: 'content_rejected',
    })
    expect(await api.call('createDesign', { body: { imageData: 'A'.repeat(9_000_000) } })).toMatchObject({
      status: 413,
    })
  })
})
