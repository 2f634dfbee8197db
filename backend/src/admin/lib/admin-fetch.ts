/** A call that Medusa's server refused, with its own sentence. */
export class AdminError extends Error {
  constructor(
    readonly status: number,
    message: string,
    /** A sentence for each field of the form that is wrong, by its path. */
    readonly fields: Record<string, string>,
  ) {
    super(message)
  }
}

interface Refusal {
  message?: string
  fields?: Record<string, string>
}
const SIGN_IN = 'Your session is over. Sign in again in another tab, then save once more.'
const NO_ANSWER = 'The server does not answer. Check your connection and try again.'

/**
 * Calls a route below `/admin` as the person who is signed in. The SDK's client would keep the sentence of a refusal
 * and lose the fields.
 * @throws AdminError
 */
export async function adminFetch<T>(
  path: string,
  body?: unknown,
  method: 'POST' | 'DELETE' = 'POST',
): Promise<T> {
  let answer: Response
  try {
    answer = await fetch(`/admin${path}`, {
      credentials: 'include',
      headers: { 'content-type': 'application/json' },
      ...(body === undefined ? {} : { method, body: JSON.stringify(body) }),
    })
  } catch {
    throw new AdminError(0, NO_ANSWER, {})
  }
  const json = (await answer.json().catch(() => null)) as unknown
  if (answer.ok) return json as T
  const { message, fields } = (json ?? {}) as Refusal
  const sentence = answer.status === 401 ? SIGN_IN : (message ?? NO_ANSWER)
  throw new AdminError(answer.status, sentence, fields ?? {})
}
