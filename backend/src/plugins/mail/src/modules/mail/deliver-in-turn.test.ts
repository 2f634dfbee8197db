import { expect, it } from 'vitest'
import type { MailOutcome } from '../../workflows/steps/send-mail'
import { deliverInTurn } from './deliver-in-turn'

/** Which mails of a queue are tried, each being due once, where all but these are sent. */
async function tried(ids: string[], outcomes: Record<string, MailOutcome>): Promise<string[]> {
  const left = [...ids]
  const asked: string[] = []
  await deliverInTurn(
    (most) => Promise.resolve(left.splice(0, most)),
    (id) => {
      asked.push(id)
      return Promise.resolve(outcomes[id] ?? 'sent')
    },
  )
  return asked
}
const numbered = (name: string, count: number) => Array.from({ length: count }, (_, at) => `${name}-${at}`)
const all = (ids: string[], outcome: MailOutcome) => Object.fromEntries(ids.map((id) => [id, outcome]))

it('mails that are refused keep none behind them, but that their server is not asked on and on', async () => {
  const refused = numbered('refused', 60)
  const queue = [...refused.slice(0, 29), 'good', ...refused.slice(29)]
  expect(await tried(queue, all(refused, 'held'))).toEqual(queue.slice(0, 60))
})

it('a server that takes none is left alone until the next run', async () => {
  const owed = numbered('owed', 9)
  const outcomes = { ...all(owed, 'away'), 'owed-1': 'sent', 'owed-3': 'held' } as const
  expect(await tried(owed, outcomes)).toEqual(owed.slice(0, 6))
})

it('what another process delivers is no reason to look again', async () => {
  const owed = numbered('owed', 70)
  expect(await tried(owed, all(owed, 'skipped'))).toEqual(owed.slice(0, 50))
})
