import { expect, it } from 'vitest'
import { soleRuns } from './sole-runs'

/** A job that goes on until it is let go, or fails. */
function slowJobs() {
  const begun: string[] = []
  const ends: ((fault?: Error) => void)[] = []
  const run = soleRuns((jobId: string) => {
    begun.push(jobId)
    return new Promise<void>((resolve, reject) => ends.push((fault) => (fault ? reject(fault) : resolve())))
  })
  return { begun, ends, run }
}

it('a job waits for no other, and is not begun again while it goes on', async () => {
  const { begun, ends, run } = slowJobs()
  const reconcile = run('reconcile-checkouts')
  const mail = run('deliver-due-mail')
  await run('reconcile-checkouts')
  expect(begun).toEqual(['reconcile-checkouts', 'deliver-due-mail'])
  for (const end of ends) end()
  await Promise.all([reconcile, mail])
  const again = run('reconcile-checkouts')
  expect(begun).toEqual(['reconcile-checkouts', 'deliver-due-mail', 'reconcile-checkouts'])
  ends[2]?.()
  await again
})

it('one that failed is begun again', async () => {
  const { begun, ends, run } = slowJobs()
  const failed = run('poll-print-orders')
  ends[0]?.(new Error('Prodigi is away'))
  await expect(failed).rejects.toThrow('Prodigi is away')
  void run('poll-print-orders')
  expect(begun).toHaveLength(2)
})
