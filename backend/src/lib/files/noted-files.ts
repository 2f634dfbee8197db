import { ListObjectsV2Command, S3Client } from '@aws-sdk/client-s3'
import type { FindNoted, NotedFile } from '@caseloom/ai-designs'
import { opendir } from 'node:fs/promises'
import path from 'node:path'
import { bucketClient } from '../../config/bucket'
import { env } from '../../env'

/** How Medusa's local provider calls a private file: the name it was given, with the time before it. */
const PRIVATE = /^private-\d+-(.+)$/

async function inFolder(noted: ReadonlySet<string>): Promise<NotedFile[]> {
  const found: NotedFile[] = []
  for await (const { name } of await opendir(path.resolve(env.FILES_DIR))) {
    const filename = PRIVATE.exec(name)?.[1]
    if (filename && noted.has(filename)) found.push({ id: name, filename })
  }
  return found
}

/** What the sizes of a picture have in common, which nobody else's have. */
const STEM = /^[0-9a-f]{32}/
/** How a bucket's provider calls a file: the name it was given, with an id of its own before the ending. */
const givenName = (key: string): string => key.replace(/-[0-9A-Z]{26}(\.\w+)$/, '$1')
const AT_ONCE = 8

const MAY_NOT_LIST =
  'The bucket does not let S3_ACCESS_KEY_ID list its files: what processes left there when they died stays'

async function keysOf(client: S3Client, stem: string): Promise<string[]> {
  try {
    const { Contents = [] } = await client.send(
      new ListObjectsV2Command({ Bucket: env.S3_BUCKET, Prefix: stem }),
    )
    return Contents.flatMap(({ Key }) => Key ?? [])
  } catch (error) {
    throw (error as Error).name === 'AccessDenied' ? new Error(MAY_NOT_LIST, { cause: error }) : error
  }
}

async function inBucket(noted: ReadonlySet<string>): Promise<NotedFile[]> {
  const client = new S3Client(bucketClient)
  const stems = [...new Set([...noted].flatMap((name) => STEM.exec(name)?.[0] ?? []))]
  const found: string[] = []
  try {
    for (let at = 0; at < stems.length; at += AT_ONCE) {
      const some = stems.slice(at, at + AT_ONCE).map((stem) => keysOf(client, stem))
      found.push(...(await Promise.all(some)).flat())
    }
  } finally {
    client.destroy()
  }
  return found
    .map((key) => ({ id: key, filename: givenName(key) }))
    .filter(({ filename }) => noted.has(filename))
}

/** The files that were stored under names which were noted. A bucket is asked for each picture by itself, and must let us ask. */
export const findNoted: FindNoted = (noted) => (env.S3_BUCKET ? inBucket(noted) : inFolder(noted))
