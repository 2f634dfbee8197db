import { describe, expect, inject, it } from 'vitest'
import { guest } from '../support/actors'
import { drawn, read, words } from '../support/studio-jobs'

const { backend } = inject('stack')

describe('the studio’s settings', () => {
  it('tell who draws, in which styles, and what is left', async () => {
    const settings = await guest(backend).must('studioSettings')
    expect(settings.provider).toMatchObject({ id: 'embedded', available: true, alternative: null })
    expect(settings.styles.map(({ id }) => id)).toContain('watercolour')
    expect(settings.quota.left).toBe(settings.quota.limit)
  })
})

describe('a guest’s key', () => {
  it('is given by what makes something and by the settings: no other answer, however late, takes pictures away', async () => {
    const api = guest(backend)
    const keysIn = ({ headers }: { headers: Headers }) =>
      headers.getSetCookie().filter((cookie) => cookie.startsWith('caseloom_guest='))
    const read = await Promise.all(
      ['/customization/jobs', '/designs', '/customization/inspiration-prompts'].map((path) =>
        api.send('GET', path),
      ),
    )
    expect(read.map(({ status }) => status)).toEqual([200, 200, 200])
    expect(read.flatMap(keysIn)).toEqual([])
    const made = await api.call('createJob', { body: { prompt: words(), count: 1 } })
    if (!made.ok) throw new Error(made.error)
    expect(keysIn(made)).toHaveLength(1)
    expect((await api.must('listJobs', { query: {} })).map(({ jobId }) => jobId)).toEqual([made.data.jobId])
    const other = guest(backend)
    expect(keysIn(await other.send('GET', '/customization/settings'))).toHaveLength(1)
    expect(keysIn(await other.send('GET', '/customization/settings'))).toHaveLength(0)
  })
})

describe('what the built-in artist understood', () => {
  it('is told with each picture, and kept with the design', async () => {
    const api = guest(backend)
    const wishes = { prompt: `${words('a red dragon at sunset')} "Be brave"`, keepOut: 'people' }
    const { jobId, events } = await drawn(api, wishes)
    const sentence = 'Red dragon in sunset colours; lettered “Be brave”; told to leave out: people.'
    const { enhancedPrompt, variations } = await read(api, jobId)
    const [picture] = variations
    expect([enhancedPrompt, picture?.enhancedPrompt]).toEqual([sentence, sentence])
    expect(events.find(({ event }) => event === 'variation')?.data).toMatchObject({
      enhancedPrompt: sentence,
    })
    const design = await api.must('createDesign', { body: { variationId: picture?.id } })
    expect(design).toMatchObject({ prompt: wishes.prompt, enhancedPrompt: sentence })
  })
})
