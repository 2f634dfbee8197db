import type { MedusaResponse } from '@medusajs/framework/http'

/** Has work done, by whoever answers, before the answer is sent: the first that is given, and be it that the work fails. */
export function beforeAnswer(res: MedusaResponse, work: () => Promise<void>): void {
  const end = res.end.bind(res) as (...answer: unknown[]) => MedusaResponse
  let isAnswered = false
  res.end = ((...answer: unknown[]) => {
    if (isAnswered) return res
    isAnswered = true
    const done = Promise.resolve().then(work)
    void done.catch(() => undefined).then(() => end(...answer))
    return res
  }) as MedusaResponse['end']
}
