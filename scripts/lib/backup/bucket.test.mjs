import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import http from 'node:http'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, expect, it, vi } from 'vitest'
import { copyFromBucket, isBucketEmpty } from './bucket.mjs'
import { filesBelow } from './folders.mjs'

const xml = (/** @type {string} */ body) => `<?xml version="1.0" encoding="UTF-8"?>${body}`
/** @param {string[]} keys */
const list = (...keys) => {
  const contents = keys.map((key) => `<Contents><Key>${key}</Key></Contents>`).join('')
  return xml(`<ListBucketResult><IsTruncated>false</IsTruncated>${contents}</ListBucketResult>`)
}

/** @type {http.Server} */
let server
/** @param {string[]} keys @param {number} status and @param {string} code that `gone.png` is answered with */
async function bucketOf(keys, status = 404, code = 'NoSuchKey') {
  server = http.createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://bucket')
    if (pathname.endsWith('/kept.png'))
      response.writeHead(200, { 'content-type': 'image/png' }).end('picture')
    else if (pathname.endsWith('/gone.png'))
      response.writeHead(status).end(xml(`<Error><Code>${code}</Code><Message>No</Message></Error>`))
    else if (pathname.endsWith('/hung.png')) return
    else if (pathname.endsWith('/halved.png'))
      response.writeHead(200, { 'content-length': 100 }).write('the first half')
    else if (pathname.endsWith('/public/')) response.writeHead(200).end()
    else response.writeHead(200).end(list(...keys))
  })
  await new Promise((resolve) => server.listen(0, '127.0.0.1', () => resolve(null)))
  const { port } = /** @type {import('node:net').AddressInfo} */ (server.address())
  vi.stubEnv('S3_BUCKET', 'cases')
  vi.stubEnv('S3_ENDPOINT', `http://127.0.0.1:${port}`)
  vi.stubEnv('S3_ACCESS_KEY_ID', 'a')
  vi.stubEnv('S3_SECRET_ACCESS_KEY', 'b')
  return mkdtempSync(path.join(tmpdir(), 'caseloom-bucket-'))
}
afterEach(() => {
  vi.unstubAllEnvs()
  server.close()
  server.closeAllConnections()
})

it('a file that the shop deletes meanwhile is none of the copy’s', async () => {
  const folder = await bucketOf(['kept.png', 'gone.png'])
  expect(await copyFromBucket(folder)).toEqual({ 'kept.png': 'image/png' })
  expect(await filesBelow(folder)).toEqual(['kept.png'])
  expect(readFileSync(path.join(folder, 'kept.png'), 'utf8')).toBe('picture')
  rmSync(folder, { recursive: true })
})

it('one that may not be read ends it', async () => {
  const folder = await bucketOf(['kept.png', 'gone.png'], 403, 'AccessDenied')
  await expect(copyFromBucket(folder)).rejects.toThrow()
  rmSync(folder, { recursive: true })
})

it('the mark of a folder is no file', async () => {
  const folder = await bucketOf(['public/', 'public/kept.png'])
  expect(await copyFromBucket(folder)).toEqual({ 'public/kept.png': 'image/png' })
  expect(await filesBelow(folder)).toEqual([path.join('public', 'kept.png')])
  rmSync(folder, { recursive: true })
})

it('a bucket of marks alone is empty', async () => {
  const folder = await bucketOf(['public/'])
  expect(await isBucketEmpty()).toBe(true)
  rmSync(folder, { recursive: true })
})

it.each(['hung.png', 'halved.png'])('one that falls silent at %s ends it', async (key) => {
  const folder = await bucketOf(['kept.png', key])
  await expect(copyFromBucket(folder, { requestTimeout: 100, socketTimeout: 100 })).rejects.toThrow()
  rmSync(folder, { recursive: true })
})
