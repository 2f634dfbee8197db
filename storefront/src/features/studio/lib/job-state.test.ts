import type { Job, JobEvent, JobVariation } from '@caseloom/contract'
import { describe, expect, it } from 'vitest'
import { applyEvent, askedJob, drawnSlots, readJobEvent } from './job-state'
import { aboutTime, announcement, progressOf, slotWords } from './job-words'

const NOW = new Date('2026-11-21T12:00:00Z')
const asked: Job = { ...askedJob('a fox', NOW), jobId: 'job_1' }
const drawn = (variation: number, change: Partial<JobVariation> = {}): JobVariation => ({
  variation,
  status: 'succeeded',
  stage: 'ready',
  partialUrl: null,
  id: `v${String(variation)}`,
  imageUrl: `/files/${String(variation)}.webp`,
  thumbnailUrl: `/files/${String(variation)}-s.webp`,
  width: 1152,
  height: 1920,
  designId: null,
  error: null,
  ...change,
})
const play = (...events: JobEvent[]) => events.reduce(applyEvent, asked)
const slot = (job: Job, number: number) => job.variations[number - 1]
const refused = { code: 'content_rejected', message: 'That one did not work out.', retryable: false } as const
const QUOTA = { limit: 5, left: 4, renewsAt: null }

describe('a job', () => {
  it('begins with four places in the queue', () => {
    expect(asked.variations.map(({ status }) => status)).toEqual(['queued', 'queued', 'queued', 'queued'])
    const waiting = play({ event: 'queued', data: { position: 2, estimateSeconds: 8 } })
    const [first] = waiting.variations
    expect(first && slotWords(waiting, first)).toBe('In the queue, 2 before you')
  })

  it('goes from stage to stage, and never back', () => {
    const job = play(
      { event: 'progress', data: { variation: 2, stage: 'colouring', progress: 0.3 } },
      { event: 'progress', data: { variation: 2, stage: 'sketching', progress: 0.1 } },
    )
    expect(slot(job, 2)).toMatchObject({ status: 'drawing', stage: 'colouring' })
    expect(job).toMatchObject({ status: 'running', progress: 0.3 })
  })

  it('shows a partial, then the picture in its own place, whichever comes first', () => {
    const partial: JobEvent = { event: 'partial', data: { variation: 3, index: 0, url: '/p3.webp' } }
    const job = play(partial, { event: 'variation', data: drawn(3) }, partial)
    expect(slot(job, 3)).toMatchObject({ status: 'succeeded', id: 'v3', partialUrl: null })
    expect(drawnSlots(job).map(({ id }) => id)).toEqual(['v3'])
  })

  it('keeps what is drawn when the rest fails or is cancelled', () => {
    const first: JobEvent = { event: 'variation', data: drawn(1) }
    const cancelled = play(first, { event: 'cancelled', data: { succeeded: 1, quota: QUOTA } })
    expect(cancelled.status).toBe('cancelled')
    expect(cancelled.variations.map(({ status }) => status)).toEqual([
      'succeeded',
      'cancelled',
      'cancelled',
      'cancelled',
    ])
    const failed = play(first, { event: 'variation_failed', data: { variation: 1, ...refused } })
    expect(slot(failed, 1)?.status).toBe('succeeded')
  })

  it('takes a failed place up again', () => {
    const failed = play({ event: 'variation_failed', data: { variation: 4, ...refused } })
    expect(slot(failed, 4)).toMatchObject({ status: 'failed', error: refused })
    const again = applyEvent(failed, {
      event: 'progress',
      data: { variation: 4, stage: 'sketching', progress: 0.8 },
    })
    expect(slot(again, 4)).toMatchObject({ status: 'drawing', stage: 'sketching', error: null })
  })

  it('ends well with one picture, and badly with none', () => {
    const done = (succeeded: number): JobEvent => ({
      event: 'done',
      data: { succeeded, failed: 4 - succeeded, quota: QUOTA },
    })
    expect(play(done(1)).status).toBe('succeeded')
    expect(play(done(0)).status).toBe('failed')
    expect(play(done(4), { event: 'queued', data: { position: 3, estimateSeconds: 9 } }).position).toBe(0)
  })

  it('is the same after every event twice', () => {
    const events: JobEvent[] = [
      { event: 'queued', data: { position: 1, estimateSeconds: 8 } },
      { event: 'progress', data: { variation: 1, stage: 'sketching', progress: 0.1 } },
      { event: 'partial', data: { variation: 1, index: 0, url: '/p.webp' } },
      { event: 'variation', data: drawn(1) },
      { event: 'variation_failed', data: { variation: 2, ...refused } },
      { event: 'done', data: { succeeded: 1, failed: 1, quota: QUOTA } },
    ]
    expect(play(...events.flatMap((event) => [event, event]))).toEqual(play(...events))
  })
})

describe('readJobEvent', () => {
  it('passes over what it does not know', () => {
    expect(readJobEvent('queued', '{"position":1,"estimateSeconds":null}')?.event).toBe('queued')
    expect(readJobEvent('toString', '{}')).toBeNull()
    expect(readJobEvent('queued', '{half')).toBeNull()
    expect(readJobEvent('queued', '7')).toBeNull()
  })
})

describe('the bar', () => {
  it('goes on by time, stops at 95 %, and says when it takes long', () => {
    const early = progressOf(asked, 10, 1).share
    const later = progressOf(asked, 10, 6).share
    expect(early).toBeGreaterThan(0.05)
    expect(later).toBeGreaterThan(early)
    expect(progressOf(asked, 10, 20)).toMatchObject({ share: 0.95, late: false })
    expect(progressOf(asked, 10, 30)).toEqual({ share: 0.95, late: true })
    expect(progressOf({ ...asked, progress: 1 }, 10, 1).share).toBe(0.95)
    expect(progressOf({ ...asked, status: 'succeeded' }, 10, 3).share).toBe(1)
  })
  it.each([
    [3, 'a few seconds'],
    [21, 'about 25 seconds'],
    [58, 'about a minute'],
    [130, 'about 2 minutes'],
  ])('%s s are %s', (seconds, words) => expect(aboutTime(seconds)).toBe(words))
})

describe('announcement', () => {
  it('tells of each picture once', () => {
    const one = applyEvent(asked, { event: 'variation', data: drawn(2) })
    expect(announcement(asked, one)).toBe('Picture 2 of 4 is ready')
    expect(announcement(one, one)).toBeNull()
    const two = applyEvent(applyEvent(one, { event: 'variation', data: drawn(1) }), {
      event: 'variation',
      data: drawn(3),
    })
    expect(announcement(one, two)).toBe('2 of 4 pictures are ready')
    const failed = applyEvent(two, { event: 'variation_failed', data: { variation: 4, ...refused } })
    expect(announcement(two, failed)).toBe('Picture 4 of 4 could not be drawn')
  })
})
