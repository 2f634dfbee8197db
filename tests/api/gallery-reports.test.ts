import { randomBytes } from 'node:crypto'
import { describe, expect, inject, it } from 'vitest'
import { guest } from '../support/actors'
import { inGallery, offeredDesign, publishedDesign } from '../support/gallery'
import { merchandiser } from '../support/medusa-admin'

const { backend } = inject('stack')

interface Shown {
  id: string
  title: string
  publication: string
  reports: { reason: string; count: number }[]
  reported_until: string | null
  reviewed_by: string | null
  review_reason: string | null
  reviewed_at: string | null
}
type Reason = 'copied' | 'personal' | 'offensive'

/** A published design under a word that no other has, and what is done with it. */
async function inTheGallery() {
  const word = `ibis${randomBytes(4).toString('hex')}`
  const { designId: id, owner, admin } = await publishedDesign(backend, `an ${word} in the reeds`)
  const params = { id }
  return {
    ...{ word, owner, params },
    report: (reason: Reason, by = guest(backend)) => by.must('reportDesign', { params, body: { reason } }),
    rename: (title: string) => owner.api.must('updateDesign', { params, body: { title } }),
    listed: async (status: string) =>
      (await admin.call<{ designs: Shown[] }>('GET', `/designs?status=${status}&q=${word}`)).designs,
    /** As the page sends it. */
    decide: (
      publication: 'published' | 'declined',
      { title, reported_until, reviewed_at }: Shown,
      reason = '',
    ) => admin.call('POST', `/designs/${id}`, { publication, title, reported_until, reviewed_at, reason }),
  }
}
function only(designs: Shown[]): Shown {
  const [design] = designs
  if (!design || designs.length > 1) throw new Error(`There are ${designs.length} designs, and not one`)
  return design
}

describe('reports that nobody has read', () => {
  it('stay with a design that its owner renames, until whoever decides has seen them', async () => {
    const { word, report, rename, listed, decide } = await inTheGallery()
    for (const reason of ['copied', 'copied', 'personal'] as const) await report(reason)
    await rename(`Another ${word}`)
    const waiting = only(await listed('pending'))
    const reports = [
      { reason: 'copied', count: 2 },
      { reason: 'personal', count: 1 },
    ]
    expect(waiting).toMatchObject({ publication: 'pending', reports })
    expect(waiting.reviewed_by).toBe('merchandiser@caseloom.test')
    expect(only(await listed('reported'))).toMatchObject({ publication: 'pending', reports })
    await decide('published', waiting)
    expect(await listed('reported')).toEqual([])
    expect(only(await listed('published'))).toMatchObject({ reports: [], reported_until: null })
  })

  it('stay where they came after the page that was decided on', async () => {
    const { report, listed, decide } = await inTheGallery()
    const unreported = only(await listed('published'))
    await report('offensive')
    await decide('published', unreported)
    const page = only(await listed('reported'))
    expect(page.reports).toEqual([{ reason: 'offensive', count: 1 }])
    await report('copied')
    await decide('published', page)
    expect(only(await listed('reported')).reports).toEqual([{ reason: 'copied', count: 1 }])
  })

  it('are none to decide on where the owner keeps the design to themselves, and there again with it', async () => {
    const { owner, params, report, listed } = await inTheGallery()
    await report('copied')
    await owner.api.must('updateDesign', { params, body: { isPublic: false } })
    expect(await listed('reported')).toEqual([])
    await owner.api.must('updateDesign', { params, body: { isPublic: true } })
    expect(only(await listed('pending')).reports).toEqual([{ reason: 'copied', count: 1 }])
  })

  it('come from somebody once, and once more where the design was published anew', async () => {
    const { word, report, rename, listed, decide } = await inTheGallery()
    const reader = guest(backend)
    await report('copied', reader)
    await decide('published', only(await listed('reported')))
    await report('personal', reader)
    expect(await listed('reported')).toEqual([])
    await rename(`A worse ${word}`)
    await decide('published', only(await listed('pending')))
    for (let tries = 0; tries < 2; tries += 1) await report('offensive', reader)
    expect(only(await listed('reported')).reports).toEqual([{ reason: 'offensive', count: 1 }])
  })
})

describe('a page from before somebody else decided', () => {
  const DECIDED = /answered 409: .*Somebody has decided on this design since you opened it/

  it('publishes nothing that was kept out', async () => {
    const { word, rename, listed, decide } = await inTheGallery()
    await rename(`A finer ${word}`)
    const page = only(await listed('pending'))
    await decide('declined', page, 'A football club’s crest')
    await expect(decide('published', page)).rejects.toThrow(DECIDED)
    const keptOut = only(await listed('declined'))
    expect(keptOut.review_reason).toBe('A football club’s crest')
    await decide('published', keptOut)
    expect(only(await listed('published')).review_reason).toBeNull()
  })

  it('takes nothing out that was kept', async () => {
    const { report, listed, decide } = await inTheGallery()
    await report('copied')
    const page = only(await listed('reported'))
    await decide('published', page)
    await expect(decide('declined', page)).rejects.toThrow(DECIDED)
    expect(only(await listed('published')).publication).toBe('published')
  })

  it('of a design that nobody had decided on yet is such a page, too', async () => {
    const word = `curlew${randomBytes(4).toString('hex')}`
    const { designId } = await offeredDesign(backend, `a ${word} at low tide`)
    const admin = await merchandiser(backend)
    const decide = (publication: string) =>
      admin.call('POST', `/designs/${designId}`, { publication, reviewed_at: null })
    await decide('declined')
    await expect(decide('published')).rejects.toThrow(DECIDED)
    expect(await inGallery(guest(backend), word)).toEqual([])
  })
})
