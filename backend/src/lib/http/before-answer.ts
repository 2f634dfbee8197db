import type { MedusaResponse } from '@medusajs/framework/http'

/** Has work done, by whoever answers, before the answer is sent. The work fails by itself: the answer is sent all the same. */
export function beforeAnswer(res: MedusaResponse, work: () => Promise<void>): void {
  const end = res.end.bind(res) as (...answer: unknown[]) => MedusaResponse
  res.end = ((...answer: unknown[]) => {
    res.end = end as MedusaResponse['end']
    void work().finally(() => end(...answer))
    return res
  }) as MedusaResponse['end']
}
