import { beforeAll, describe, expect, inject, it } from 'vitest'
import { administrator } from '../support/actors'
import { newAdministrator } from '../support/administrators'
import type { Answer, ApiClient } from '../support/api-client'
import { placedOrder } from '../support/checkout'
import { copiesOf, type Copy } from '../support/copies'
import { endsOf } from '../support/decided-ends'
import { DEATHS, type Place, type Way } from '../support/drive/stories'
import { atRacePoint } from '../support/race-point'

const stack = inject('stack')

let admin: ApiClient
let other: ApiClient
/** One for each race, in the order that they are asked for. */
let copies: Copy[] = []

type Press = (copy: Copy) => Promise<Answer<unknown>>
const at = ({ orderId }: Copy) => ({ params: { id: orderId } })
const process =
  (who: () => ApiClient): Press =>
  (copy) =>
    who().call('processOrder', at(copy))
const reject =
  (who: () => ApiClient): Press =>
  (copy) =>
    who().call('rejectOrder', { ...at(copy), body: { reason: 'It shows a trademark.' } })
const first = { process: process(() => admin), reject: reject(() => admin) }
const rival = { process: process(() => other), reject: reject(() => other) }
const cancel: Press = (copy) => copy.api.call('cancelOrder', at(copy))

/** A copy's picture was rendered for its pattern. */
const NOT_COME_TO = 'render-print-file'
const about = (what: Place['about'], ...points: string[]): Place[] =>
  points.flatMap((point) => [
    { point, when: 'before', about: what },
    { point, when: 'after', about: what },
  ])
/** Where nobody dies in the chaos run, or only on the way of another decision. */
const FURTHER: Partial<Record<Way, Place[]>> = {
  processing: about('order', 'move'),
  release: [
    ...about('order', 'move'),
    ...about('intent', 'StripeCheckoutProvider.cancelPayment'),
    ...about('nothing', 'claim-approval-task', 'finish-approval-task'),
  ],
}
const placesOf = (way: Way): Place[] => [
  ...(FURTHER[way] ?? []),
  ...DEATHS.filter((death) => death.way === way && death.at.point !== NOT_COME_TO).map((death) => death.at),
]

interface Race {
  who: string
  place: Place
  press: Press
  against: Press
}
const races = (who: string, way: Way, press: Press, against: Press): Race[] =>
  placesOf(way).map((place) => ({ who, place, press, against }))
const RACES = [
  ...races('Process, then Process', 'processing', first.process, rival.process),
  ...races('Process, then Reject', 'processing', first.process, rival.reject),
  ...races('Process, then Cancel', 'processing', first.process, cancel),
  ...races('Reject, then Process', 'release', first.reject, rival.process),
  ...races('Reject, then Cancel', 'release', first.reject, cancel),
  ...races('Cancel, then Process', 'release', cancel, rival.process),
]

beforeAll(async () => {
  admin = await administrator(stack.backend)
  other = (await newAdministrator(stack)).api
  copies = await copiesOf(stack, await placedOrder(stack), RACES.length, { pay: true })
}, 180_000)

const textOf = ({ orderId, intentId }: Copy, what: Place['about']) =>
  what === 'order' ? orderId : what === 'intent' ? intentId : ''

describe('F16: of two who decide one wins, wherever the first one is when the other comes', () => {
  it.each(RACES.map((race, number) => ({ ...race, ...race.place, number })))(
    '$who $when $point',
    async ({ number, place, press, against }) => {
      const copy = copies[number]
      if (!copy) throw new Error('There is no order for this race')
      const where = { ...place, about: textOf(copy, place.about) }
      const answers = await atRacePoint(
        stack,
        where,
        () => press(copy),
        () => against(copy),
      )
      expect(answers.filter(({ ok }) => ok).length, JSON.stringify(answers)).toBe(1)
      expect(answers.find(({ ok }) => !ok)).toMatchObject({ status: 409, code: 'conflict' })
    },
  )

  it('and all are printed and paid for once, or not printed and released', async () => {
    await endsOf(stack, copies)
  }, 400_000)
})
