import { createWriteStream } from 'node:fs'
import { mkdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import { pipeline } from 'node:stream/promises'
import {
  GetObjectCommand,
  ListObjectsV2Command,
  NoSuchKey,
  PutObjectCommand,
  S3Client,
} from '@aws-sdk/client-s3'
import { filesBelow, forEach } from './folders.mjs'

/** As the backend's (config/bucket.ts): a bucket that does not answer fails a backup instead of holding it, as does one that falls silent. */
const PATIENCE = {
  connectionTimeout: 3000,
  requestTimeout: 60_000,
  socketTimeout: 60_000,
  throwOnRequestTimeout: true,
}

/** The bucket of the settings, with the names that the backend's settings have. @param {Partial<typeof PATIENCE>} [patience] */
function open(patience) {
  const { env } = process
  return {
    bucket: env.S3_BUCKET,
    client: new S3Client({
      region: env.S3_REGION ?? 'eu-west-2',
      requestHandler: { ...PATIENCE, ...patience },
      ...(env.S3_ENDPOINT && {
        endpoint: env.S3_ENDPOINT,
        forcePathStyle: env.S3_PATH_STYLE !== 'false',
        requestChecksumCalculation: /** @type {const} */ ('WHEN_REQUIRED'),
        responseChecksumValidation: /** @type {const} */ ('WHEN_REQUIRED'),
      }),
      ...(env.S3_ACCESS_KEY_ID && {
        credentials: { accessKeyId: env.S3_ACCESS_KEY_ID, secretAccessKey: env.S3_SECRET_ACCESS_KEY ?? '' },
      }),
    }),
  }
}

/**
 * The bucket's files. A key that ends in `/` is none: Amazon's console marks a folder by such an empty object.
 * @param {ReturnType<typeof open>} store @returns {Promise<string[]>}
 */
async function keysOf({ client, bucket }) {
  /** @type {string[]} */
  const keys = []
  /** @type {string | undefined} */
  let next
  do {
    const page = await client.send(new ListObjectsV2Command({ Bucket: bucket, ContinuationToken: next }))
    for (const { Key } of page.Contents ?? []) if (Key && !Key.endsWith('/')) keys.push(Key)
    next = page.NextContinuationToken
  } while (next)
  return keys
}

export const isBucketEmpty = async () => (await keysOf(open())).length === 0

/** What goes meanwhile is none of the copy's. @param {ReturnType<typeof open>} store @param {string} key */
async function fetched({ client, bucket }, key) {
  try {
    return await client.send(new GetObjectCommand({ Bucket: bucket, Key: key }))
  } catch (fault) {
    if (fault instanceof NoSuchKey) return null
    throw fault
  }
}

/**
 * @param {string} folder @param {Partial<typeof PATIENCE>} [patience]
 * @returns {Promise<Record<string, string>>} the type of each file
 */
export async function copyFromBucket(folder, patience) {
  const store = open(patience)
  /** @type {Record<string, string>} */
  const types = {}
  await forEach(await keysOf(store), async (key) => {
    const target = path.join(folder, key)
    if (path.relative(folder, target).startsWith('..'))
      throw new Error(`The bucket holds a strange key: ${key}`)
    const got = await fetched(store, key)
    if (!got) return
    await mkdir(path.dirname(target), { recursive: true, mode: 0o700 })
    await pipeline(/** @type {NodeJS.ReadableStream} */ (got.Body), createWriteStream(target))
    types[key] = got.ContentType ?? 'application/octet-stream'
  })
  return types
}

/** @param {string} folder @param {Record<string, string>} types */
export async function copyToBucket(folder, types) {
  const { client, bucket } = open()
  await forEach(await filesBelow(folder), async (name) => {
    const Key = name.split(path.sep).join('/')
    await client.send(
      new PutObjectCommand({
        Bucket: bucket,
        Key,
        Body: await readFile(path.join(folder, name)),
        ContentType: types[Key] ?? 'application/octet-stream',
        ...(process.env.S3_ACLS === 'true' && Key.startsWith('public/') && { ACL: 'public-read' }),
      }),
    )
  })
}
