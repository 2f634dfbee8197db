import S3rver from '@20minutes/s3rver'
import { createHash } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { createServer, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import os from 'node:os'
import path from 'node:path'

const BUCKET = 'caseloom'
/** The one person that the server knows. */
const KEY = 'S3RVER'

/** `out` answers everything with an error of its own; `unmoved` refuses to remove; `strange` does not know the shop's key. */
type Mood = 'well' | 'out' | 'unmoved' | 'strange'

export interface S3Server {
  /** What a shop that keeps its files here is told. */
  settings: NodeJS.ProcessEnv
  /** Where a file lies, as the shop writes it down. */
  fileUrl: string
  /** Names of all files, sorted. */
  keys: () => Promise<string[]>
  /** It loses a file, as nobody told it to. */
  lose: (key: string) => Promise<void>
  /** SHA-256 of a file, with its type. */
  hashOf: (key: string) => Promise<string>
  feel: (mood: Mood) => void
  stop: () => Promise<void>
}

function refuse(res: ServerResponse, status: number, code: string): void {
  res
    .writeHead(status, { 'content-type': 'application/xml' })
    .end(`<?xml version="1.0"?><Error><Code>${code}</Code><Message>${code}</Message></Error>`)
}

/** A bucket like those that Amazon makes today: signatures are checked, and nothing may bring rights of its own. */
export async function startS3(): Promise<S3Server> {
  const directory = await mkdtemp(path.join(os.tmpdir(), 'caseloom-s3-'))
  const store = new S3rver({
    directory,
    silent: true,
    vhostBuckets: false,
    configureBuckets: [{ name: BUCKET }],
  })
  await store.configureBuckets()
  const handle = store.callback()
  let mood: Mood = 'well'
  const server = createServer((req, res) => {
    if (mood === 'out') refuse(res, 503, 'ServiceUnavailable')
    else if (mood === 'strange') refuse(res, 403, 'InvalidAccessKeyId')
    else if (mood === 'unmoved' && req.method === 'DELETE') refuse(res, 403, 'AccessDenied')
    else if (req.headers['x-amz-acl']) refuse(res, 400, 'AccessControlListNotSupported')
    else {
      // The server reckons a bucket's own address without the closing slash that Amazon's client signs: its list is asked for unsigned.
      if (req.url?.startsWith(`/${BUCKET}/?`))
        req.headers = Object.fromEntries(
          Object.entries(req.headers).filter(([name]) => !/^(authorization$|x-amz-)/.test(name)),
        )
      handle(req, res)
    }
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const endpoint = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  return {
    settings: {
      S3_BUCKET: BUCKET,
      S3_ENDPOINT: endpoint,
      S3_ACCESS_KEY_ID: KEY,
      S3_SECRET_ACCESS_KEY: KEY,
    },
    fileUrl: `${endpoint}/${BUCKET}`,
    keys: async () => {
      const list = await (await fetch(`${endpoint}/${BUCKET}?list-type=2&max-keys=1000`)).text()
      return [...list.matchAll(/<Key>([^<]+)<\/Key>/g)].map(([, key = '']) => key).sort()
    },
    lose: async (key) => {
      // What lies in the store's folder is gone, however it is signed and asked for.
      const names = ['_object', '_metadata.json', '_object.md5'].map((part) => `${key}._S3rver${part}`)
      for (const name of names) await rm(path.join(directory, BUCKET, name))
    },
    hashOf: async (key) => {
      const answer = await fetch(`${endpoint}/${BUCKET}/${key}`)
      const hash = createHash('sha256').update(new Uint8Array(await answer.arrayBuffer()))
      return `${hash.digest('hex')} ${answer.headers.get('content-type') ?? ''}`
    },
    feel: (next) => {
      mood = next
    },
    stop: async () => {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
      await rm(directory, { recursive: true, force: true })
    },
  }
}
