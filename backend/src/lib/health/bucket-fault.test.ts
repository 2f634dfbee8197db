import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, expect, it } from 'vitest'
import S3Files from '../../providers/s3-files/service'
import { bucketFault } from './bucket-fault'

/** What the service answers next. */
let next = { status: 404, code: 'NoSuchKey' }
let server: Server
let files: S3Files

beforeAll(async () => {
  server = createServer((_req, res) => {
    const { status, code } = next
    res
      .writeHead(status, { 'content-type': 'application/xml' })
      .end(`<?xml version="1.0"?><Error><Code>${code}</Code><Message>${code}</Message></Error>`)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const endpoint = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  files = new S3Files({ logger: console } as never, {
    bucket: 'caseloom',
    region: 'eu-west-2',
    endpoint,
    file_url: `${endpoint}/caseloom`,
    access_key_id: 'key',
    secret_access_key: 'secret',
    additional_client_config: { forcePathStyle: true, maxAttempts: 1 },
    exports_url: 'http://localhost/api/files',
  })
})
afterAll(() => server.close())

async function faultOf(status: number, code: string): Promise<string | null> {
  next = { status, code }
  const error: unknown = await files.getAsBuffer({ fileKey: 'health-probe' }).then(
    () => null,
    (thrown: unknown) => thrown,
  )
  return bucketFault(error)
}

it.each([
  [404, 'NoSuchKey'],
  // Amazon to a role that may read and write, and not list.
  [403, 'AccessDenied'],
])('a bucket that has no such file is well: %i %s', async (status, code) => {
  expect(await faultOf(status, code)).toBeNull()
})

it.each([
  [403, 'InvalidAccessKeyId', /S3_ACCESS_KEY_ID/],
  [403, 'SignatureDoesNotMatch', /S3_SECRET_ACCESS_KEY/],
  [404, 'NoSuchBucket', /S3_BUCKET/],
  [301, 'PermanentRedirect', /S3_REGION or S3_ENDPOINT/],
  [400, 'AuthorizationHeaderMalformed', /S3_REGION/],
  [403, 'RequestTimeTooSkewed', /refuses the shop \(403\)/],
])('one that nothing can be kept in says why: %i %s', async (status, code, reason) => {
  expect(await faultOf(status, code)).toMatch(reason)
})

it('one that is out of order is away', async () => {
  await expect(faultOf(503, 'ServiceUnavailable')).rejects.toMatchObject({ name: 'ServiceUnavailable' })
})
