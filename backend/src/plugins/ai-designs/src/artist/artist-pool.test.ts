import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import { ArtistPool } from './artist-pool'
import { makePicture, type PictureEvents } from './picture'

const request = {
  prompt: 'blue sea',
  salt: '',
  style: '',
  keepOut: '',
  transparent: false,
  reference: null,
  width: 144,
  height: 240,
}
const waiting = new AbortController().signal
const deaf: PictureEvents = { stage: () => undefined, partial: () => undefined }
const pool = new ArtistPool({ size: 1 })
afterAll(() => pool.stop())

/** A child that dies on the first renderer, as on a panic inside it, and answers what it was asked for on the second. */
const FRAGILE = `process.on('message', ({ id, picture, renderer }) => {
  if (renderer === 'resvg') process.abort()
  const bytes = Buffer.from(renderer)
  process.send({ id, drawn: { png: bytes, large: bytes, thumb: bytes, seed: '1', plan: picture.prompt } })
})
process.on('disconnect', () => process.exit(0))`

function fragilePool(script: string): ArtistPool {
  const worker = path.join(mkdtempSync(path.join(tmpdir(), 'artist-')), 'worker.cjs')
  writeFileSync(worker, script)
  return new ArtistPool({ size: 1, worker, limitMs: 1_000 })
}

describe('the artist’s processes', { timeout: 120_000 }, () => {
  it('draw the same bytes as the artist does here, a small picture first', async () => {
    const heard: string[] = []
    const on: PictureEvents = {
      stage: (stage) => heard.push(stage),
      partial: (webp) => heard.push(webp.subarray(8, 12).toString()),
    }
    const [there, here] = await Promise.all([
      pool.draw({ ...request, index: 1 }, on, waiting),
      makePicture({ ...request, index: 1 }),
    ])
    expect(there.png.equals(here.png)).toBe(true)
    expect(heard).toEqual(['sketching', 'WEBP', 'colouring', 'finishing'])
  })

  it('pass an error on and go on drawing', async () => {
    await expect(pool.draw({ ...request, index: 9 }, deaf, waiting)).rejects.toThrow('There is no picture 9')
    await expect(pool.draw({ ...request, index: 0 }, deaf, waiting)).resolves.toMatchObject({
      plan: expect.stringContaining('sea/') as string,
    })
  })

  it('draw a picture once more when the child is killed under it', async () => {
    const drawing = pool.draw({ ...request, index: 2 }, deaf, waiting)
    const [pid] = pool.pids
    expect(pid).toBeGreaterThan(0)
    if (pid) process.kill(pid, 'SIGKILL')
    await expect(drawing).resolves.toMatchObject({ plan: expect.stringContaining('sea/') as string })
    expect(pool.pids[0]).not.toBe(pid)
  })

  it('take the second renderer for what the first died on', async () => {
    const fragile = fragilePool(FRAGILE)
    const { png, plan } = await fragile.draw({ ...request, index: 0 }, deaf, waiting)
    expect([png.toString(), plan]).toEqual(['librsvg', 'blue sea'])
    fragile.stop()
  })

  it('end a picture that takes too long, after two tries', async () => {
    const stuck = fragilePool(`process.on('message', () => {})`)
    await expect(stuck.draw({ ...request, index: 0 }, deaf, waiting)).rejects.toThrow('The artist stopped')
    stuck.stop()
  })

  it('drop what nobody waits for, whether it is drawn or still in the queue', async () => {
    const stop = new AbortController()
    const both = [0, 1].map((index) => pool.draw({ ...request, index }, deaf, stop.signal))
    stop.abort()
    expect((await Promise.allSettled(both)).map(({ status }) => status)).toEqual(['rejected', 'rejected'])
    await expect(pool.draw({ ...request, index: 3 }, deaf, stop.signal)).rejects.toThrow()
    await expect(pool.draw({ ...request, index: 3 }, deaf, waiting)).resolves.toHaveProperty('thumb')
  })
})
