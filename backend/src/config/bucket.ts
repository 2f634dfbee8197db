import { env } from '../env'

const { S3_ENDPOINT, S3_ACCESS_KEY_ID, S3_SECRET_ACCESS_KEY = '' } = env

/** Servers that speak S3 know a bucket by the path, and not every check that Amazon's own has come to. */
const likeS3 = {
  forcePathStyle: env.S3_PATH_STYLE,
  requestChecksumCalculation: 'WHEN_REQUIRED',
  responseChecksumValidation: 'WHEN_REQUIRED',
} as const
/** A bucket that does not answer fails a request instead of holding it; a whole print file takes a while. */
const patience = { connectionTimeout: 3000, requestTimeout: 60_000, throwOnRequestTimeout: true }

/** How the bucket is spoken to, beside where it is and by which key. */
export const bucketManners = { requestHandler: patience, ...(S3_ENDPOINT && likeS3) }

/** All that a client of the bucket has to know; without keys the machine has a role. */
export const bucketClient = {
  region: env.S3_REGION,
  ...(S3_ENDPOINT && { endpoint: S3_ENDPOINT }),
  ...(S3_ACCESS_KEY_ID && {
    credentials: { accessKeyId: S3_ACCESS_KEY_ID, secretAccessKey: S3_SECRET_ACCESS_KEY },
  }),
  ...bucketManners,
}
