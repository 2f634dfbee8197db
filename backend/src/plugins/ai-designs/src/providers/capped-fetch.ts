/** A streamed picture of 30 MB with its partials, as base64. */
const MAX_ANSWER_BYTES = 160 * 1024 * 1024

/**
 * `fetch` that ends an answer which never stops. The signal ends it here, too: Node 20 forgets it with the next rubbish that is
 * collected where redirects are refused, and an answer that stops in the middle was waited for for ever.
 */
export async function cappedFetch(input: string | URL | Request, init?: RequestInit): Promise<Response> {
  const answer = await fetch(input, init)
  if (!answer.body) return answer
  let size = 0
  const counted = answer.body.pipeThrough(
    new TransformStream<Uint8Array, Uint8Array>({
      transform(part, controller) {
        size += part.byteLength
        if (size > MAX_ANSWER_BYTES) controller.error(new Error('The answer is too large'))
        else controller.enqueue(part)
      },
    }),
    { signal: init?.signal ?? undefined },
  )
  return new Response(counted, {
    status: answer.status,
    statusText: answer.statusText,
    headers: answer.headers,
  })
}
