import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import http from 'node:http'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, expect, it, vi } from 'vitest'
import { copyFromBucket } from './bucket.mjs'
import { filesBelow } from './folders.mjs'

const xml = (/** @type {string} */ body) => `<?xml version="1.0" encoding="UTF-8"?>${body}`
const LIST = xml(
  '<ListBucketResult><IsTruncated>false</IsTruncated><Contents><Key>kept.png</Key></Contents><Contents><Key>gone.png</Key></Contents></ListBucketResult>',
)

/** @type {http.Server} */
let server
/** A bucket of two files, of which one is answered so. @param {number} status @param {string} code */
async function bucketWith(status, code) {
  server = http.createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://bucket')
    if (pathname.endsWith('/kept.png'))
      response.writeHead(200, { 'content-type': 'image/png' }).end('picture')
    else if (pathname.endsWith('/gone.png'))
      response.writeHead(status).end(xml(`<Error><Code>${code}</Code><Message>No</Message></Error>`))
    else response.writeHead(200).end(LIST)
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
})

it('a file that the shop deletes meanwhile is none of the copy’s', async () => {
  const folder = await bucketWith(404, 'NoSuchKey')
  expect(await copyFromBucket(folder)).toEqual({ 'kept.png': 'image/png' })
  expect(await filesBelow(folder)).toEqual(['kept.png'])
  expect(readFileSync(path.join(folder, 'kept.png'), 'utf8')).toBe('picture')
  rmSync(folder, { recursive: true })
})

it('one that may not be read ends it', async () => {
  const folder = await bucketWith(403, 'AccessDenied')
  await expect(copyFromBucket(folder)).rejects.toThrow()
  rmSync(folder, { recursive: true })
})
