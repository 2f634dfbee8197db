import { existsSync } from 'node:fs'
import path from 'node:path'
import { dataDir, root } from '../paths.mjs'

export const filesDir = () => path.resolve(root, process.env.FILES_DIR ?? path.join(dataDir(), 'files'))
export const embeddedDir = () => path.join(dataDir(), 'postgres')

/** @throws Error where the settings name no database and none lies in the data folder */
export function refuseNoShop() {
  if (process.env.DATABASE_URL || existsSync(path.join(embeddedDir(), 'PG_VERSION'))) return
  throw new Error(
    `There is no shop in ${dataDir()}. Set DATA_DIR, or DATABASE_URL where the database is yours. The shop of docker compose saves itself: docker compose run --rm backup.`,
  )
}

/** Which database and which files the settings mean, without a password; another shop's are easily taken for this one's. */
export function sourcesInWords() {
  const { DATABASE_URL, S3_BUCKET, S3_ENDPOINT } = process.env
  const url = DATABASE_URL && new URL(DATABASE_URL)
  const database = url
    ? `the database ${url.pathname.slice(1)} at ${url.host}`
    : `the embedded database in ${embeddedDir()}`
  const files = S3_BUCKET
    ? `the bucket ${S3_BUCKET} at ${S3_ENDPOINT ?? 'Amazon’s S3'}`
    : `the files in ${filesDir()}`
  return `${database}, and ${files}`
}
