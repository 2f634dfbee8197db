import { env } from '../env'

/** Servers that speak S3 know a bucket by the path, and not every check that Amazon's own has come to. */
const likeS3 = {
  forcePathStyle: env.S3_PATH_STYLE,
  requestChecksumCalculation: 'WHEN_REQUIRED',
  responseChecksumValidation: 'WHEN_REQUIRED',
} as const
/** A bucket that does not answer fails a request instead of holding it; a whole print file takes a while. */
const patience = { connectionTimeout: 3000, requestTimeout: 60_000, throwOnRequestTimeout: true }

/** How the bucket is spoken to, whoever does. */
export const bucketClient = { requestHandler: patience, ...(env.S3_ENDPOINT && likeS3) }
