import { ListObjectsV2Command, S3Client } from '@aws-sdk/client-s3'
import type { FindNoted } from '@caseloom/ai-designs'
import { opendir } from 'node:fs/promises'
import path from 'node:path'
import { bucketClient } from '../../config/bucket'
import { env } from '../../env'

/** How Medusa's local provider calls a private file: the name it was given, with the time before it. */
const PRIVATE = /^private-\d+-(.+)$/

async function inFolder(noted: ReadonlySet<string>): Promise<string[]> {
  const found: string[] = []
  for await (const { name } of await opendir(path.resolve(env.FILES_DIR))) {
    const given = PRIVATE.exec(name)?.[1]
    if (given && noted.has(given)) found.push(name)
  }
  return found
}

const { S3_REGION: region, S3_ENDPOINT: endpoint, S3_ACCESS_KEY_ID: accessKeyId } = env
/** What the sizes of a picture have in common, which nobody else's have. */
const STEM = /^[0-9a-f]{32}/
/** How a bucket's provider calls a file: the name it was given, with an id of its own before the ending. */
const givenName = (key: string): string => key.replace(/-[0-9A-Z]{26}(\.\w+)$/, '$1')

async function inBucket(noted: ReadonlySet<string>): Promise<string[]> {
  const client = new S3Client({
    region,
    ...(endpoint && { endpoint }),
    ...(accessKeyId && { credentials: { accessKeyId, secretAccessKey: env.S3_SECRET_ACCESS_KEY ?? '' } }),
    ...bucketClient,
  })
  const stems = new Set([...noted].flatMap((name) => STEM.exec(name)?.[0] ?? []))
  const found: string[] = []
  try {
    for (const Prefix of stems) {
      const { Contents = [] } = await client.send(new ListObjectsV2Command({ Bucket: env.S3_BUCKET, Prefix }))
      found.push(...Contents.flatMap(({ Key = '' }) => (noted.has(givenName(Key)) ? Key : [])))
    }
  } finally {
    client.destroy()
  }
  return found
}

/** Ids of the files that were stored under names which were noted. A bucket is asked for each picture by itself, and must let us ask. */
export const findNoted: FindNoted = (noted) => (env.S3_BUCKET ? inBucket(noted) : inFolder(noted))
