/** What a bucket says of a file that it does not have: to who may list its files, and to who may not. */
const HAS_IT_NOT = new Set(['NoSuchKey', 'AccessDenied'])
const REASONS: Record<string, string> = {
  InvalidAccessKeyId: 'The bucket’s service does not know S3_ACCESS_KEY_ID',
  SignatureDoesNotMatch: 'S3_SECRET_ACCESS_KEY is not the secret of S3_ACCESS_KEY_ID',
  NoSuchBucket: 'There is no bucket of the name S3_BUCKET',
  AuthorizationHeaderMalformed: 'The bucket lies in another region than S3_REGION',
}
const ELSEWHERE = 'The bucket lies elsewhere: S3_REGION or S3_ENDPOINT is not its own'

interface S3Error {
  name?: string
  $metadata?: { httpStatusCode?: number }
}

/**
 * What keeps a bucket from being used, by what it said when it was asked for a file that is not there: a sentence that names the
 * setting, or null where nothing does. A key without any rights is not told from one that may not list.
 * @throws what it was given, where that says no more than that the service is away
 */
export function bucketFault(error: unknown): string | null {
  const { name = '', $metadata } = error as S3Error
  const status = $metadata?.httpStatusCode ?? 0
  if (HAS_IT_NOT.has(name)) return null
  if (status >= 300 && status < 400) return ELSEWHERE
  const reason =
    REASONS[name] ?? (status >= 400 && status < 500 ? `The bucket refuses the shop (${status})` : null)
  if (reason) return reason
  throw error
}
