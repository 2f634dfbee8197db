import type { MedusaContainer } from '@medusajs/framework/types'
import { beforeEach, expect, it, vi } from 'vitest'
import type { MailOutcome } from '../../workflows/steps/send-mail'
import deliverDueMail from '../../jobs/deliver-due-mail'

const { tried, outcomes } = vi.hoisted(() => ({
  tried: new Array<string>(),
  outcomes: new Map<string, MailOutcome>(),
}))
vi.mock('../../workflows/deliver-mail', () => ({
  deliverMailWorkflow: () => ({
    run: ({ input: { id } }: { input: { id: string } }) => {
      tried.push(id)
      return Promise.resolve({ result: outcomes.get(id) ?? 'sent' })
    },
  }),
}))

/** A queue of which each mail is due once. */
const queueOf = (ids: string[]) => {
  const left = [...ids]
  const dueIds = (most: number) => Promise.resolve(left.splice(0, most))
  return { resolve: () => ({ dueIds }) } as unknown as MedusaContainer
}
const numbered = (name: string, count: number) => Array.from({ length: count }, (_, at) => `${name}-${at}`)

beforeEach(() => {
  tried.length = 0
  outcomes.clear()
})

it('mails that are refused keep none behind them, but that their server is not asked on and on', async () => {
  const refused = numbered('refused', 60)
  for (const id of refused) outcomes.set(id, 'held')
  await deliverDueMail(queueOf([...refused.slice(0, 29), 'good', ...refused.slice(29)]))
  expect(tried).toEqual([...refused.slice(0, 29), 'good', ...refused.slice(29, 59)])
})

it('a server that takes none is left alone until the next run', async () => {
  const owed = numbered('owed', 9)
  for (const id of owed) outcomes.set(id, 'away')
  outcomes.set('owed-1', 'sent')
  outcomes.set('owed-3', 'held')
  await deliverDueMail(queueOf(owed))
  expect(tried).toEqual(owed.slice(0, 6))
})
