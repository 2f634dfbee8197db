import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, beforeAll, expect, inject, it } from 'vitest'
import { administrator } from '../support/actors'
import { crowd } from '../support/crowd'
import { customersOf, isBusy, readFacts } from '../support/drive/facts'
import { missedOf, untilStruck } from '../support/drive/missed'
import { company } from '../support/drive/play'
import {
  A_DEATH_IN,
  DEATHS,
  MOST_CASES,
  nameOf,
  storiesOf,
  titleOf,
  type Story,
} from '../support/drive/stories'
import { showVerdict } from '../support/drive/table'
import { judge } from '../support/drive/verdict'
import { merchandiser } from '../support/medusa-admin'
import { makePromotion } from '../support/promotions'
import { sandboxClient } from '../support/sandbox-client'
import { seeded } from '../support/random'

/** Three hundred among the wide tests; a seed plans the same purchases, faults and deaths again (`npm run chaos`). */
const IS_WIDE = process.env.WIDTH === 'wide'
const CHECKOUTS = Number(process.env.CHAOS_CHECKOUTS ?? (IS_WIDE ? 300 : 30))
const SEED = Number(process.env.CHAOS_SEED ?? Math.floor(Math.random() * 1_000_000))
/** Among the wide tests the shop dies at every place of the pack: what is missed is come to by further purchases. */
const KILL_IN = Number(
  process.env.CHAOS_KILL_IN ?? (IS_WIDE ? Math.floor(CHECKOUTS / DEATHS.length) : A_DEATH_IN),
)
/** Per cent of the deaths that are planned: of two who decide, say, the one who was to die may come too late. */
const LEAST_DEATHS = 80
/** When no further purchase begins; those that did are played to their end and judged. */
const MINUTES = Number(process.env.CHAOS_MINUTES ?? Infinity)
const SIDE_BY_SIDE = 16
const IN_ONE_PRESS = 4
/** Per cent, of each call to Stripe, Prodigi and the mail server, and of each event that they send. */
const WEATHER = { seed: SEED, calls: 5, lost: 20, duplicated: 20, reordered: 30 }
const SERVICES = ['stripe', 'prodigi', 'mail'] as const
/** Some wait for time-outs, and all for a process that has died. */
const EACH_MS = 30_000
/** What is due after the last purchase: news that come late, mails, polls. Without a guard it would never be right. */
const QUIET_WITHIN_MS = process.env.GUARD_OFF ? 45_000 : 180_000
/** A long run says how far it is. */
const TOLD_EACH = 50
const LOOK_MS = 1000

const stack = inject('stack')
const sandbox = sandboxClient(stack)
const weather = (percentages: object | null) =>
  Promise.all(SERVICES.map((service) => sandbox.weather(service, percentages)))

beforeAll(() => sandbox.events(true))
afterAll(async () => {
  await weather(null)
  for (const service of SERVICES) await sandbox.mend(service)
})

type Member = { story: Story; shopper: Awaited<ReturnType<typeof crowd>>[number] }
interface Part {
  action: 'process' | 'reject' | null
  members: Member[]
}
/** What is played side by side: a purchase, or those of one press. Deaths come as they are spread, not at the end. */
function partsOf(members: Member[]): Part[] {
  const open = new Map<string, Part>()
  return members.flatMap((member): Part[] => {
    const { end } = member.story
    if (!end.startsWith('bulk')) return [{ action: null, members: [member] }]
    const part = open.get(end)
    if (part && part.members.length < IN_ONE_PRESS) {
      part.members.push(member)
      return []
    }
    const begun: Part = { action: end === 'bulk processed' ? 'process' : 'reject', members: [member] }
    open.set(end, begun)
    return [begun]
  })
}

// Guards: the checkout's one order, the approval's row lock and its task, the keys of Stripe, Prodigi and mail, the holds of a code, the
// inbox and the polling; `--without` takes one away. Judges: the ledgers of the stand-ins, the inbox, PostgreSQL.
it(
  `${CHECKOUTS} purchases of seed ${SEED}, through every fault: nothing is lost, nothing doubled, no penny is off`,
  async () => {
    const random = seeded(SEED)
    const stories = storiesOf(random, CHECKOUTS, KILL_IN)
    const comesToAll =
      MINUTES === Infinity && DEATHS.every((death) => stories.some(({ dies }) => dies === death))
    const [one, two] = await Promise.all([administrator(stack.backend), administrator(stack.backend)])
    const limit = Math.ceil(CHECKOUTS / 5)
    const promotion = await makePromotion(await merchandiser(stack.backend), {
      percent: 15,
      extra: { limit },
      campaign: { budget: { type: 'usage', limit } },
    })
    const people = company(stack, [one, two], promotion.code)
    const struck = () => people.deaths.map(({ death }) => death)
    const broken: string[] = []
    let done = 0
    let seconds = 0
    let gathering = 0
    /** Plays purchases side by side, each with somebody of its own, in bad weather. */
    const play = async (some: Story[]) => {
      const gathered = performance.now()
      const shoppers = await crowd(stack, some.length, MOST_CASES)
      const parts = partsOf(
        some.flatMap((story, index) => {
          const shopper = shoppers[index]
          return shopper ? [{ story, shopper }] : []
        }),
      )
      const began = performance.now()
      gathering += (began - gathered) / 1000
      const next = () => (performance.now() - began < MINUTES * 60_000 ? parts.shift() : undefined)
      const worker = async () => {
        for (let part = next(); part; part = next()) {
          const { action, members: together } = part
          try {
            if (action) await people.playTogether(together, action)
            else for (const { story, shopper } of together) await people.play(story, shopper)
          } catch (error) {
            const titles = together.map(({ story }) => titleOf(story)).join('; ')
            broken.push(`${titles}: ${error instanceof Error ? error.message : String(error)}`)
          }
          const before = done
          done += together.length
          if (Math.floor(done / TOLD_EACH) > Math.floor(before / TOLD_EACH))
            console.log(
              `${done} of ${stories.length} after ${Math.round(seconds + (performance.now() - began) / 1000)} s`,
            )
        }
      }
      await weather(WEATHER)
      await Promise.all(Array.from({ length: SIDE_BY_SIDE }, worker))
      seconds += (performance.now() - began) / 1000
      await weather(null)
    }
    await play(stories)
    const missed = comesToAll ? await untilStruck(random, stories, struck, play) : missedOf(stories, struck())

    const played = performance.now()
    const look = async () => judge(await readFacts(stack, people.purchases, promotion.id))
    const end = Date.now() + QUIET_WITHIN_MS
    while (Date.now() < end && (await isBusy(stack, customersOf(people.purchases)))) await sleep(LOOK_MS)
    let verdict = await look()
    while (verdict.faults.length > 0 && Date.now() < end) {
      await sleep(LOOK_MS)
      verdict = await look()
    }
    const rest = (performance.now() - played) / 1000
    const planned = stories.filter(({ dies }) => dies).length
    console.log(
      [
        `Seed ${SEED}: ${done} purchases of ${stories.length} in ${Math.round(seconds)} s (${(done / seconds).toFixed(2)} a second), ${SIDE_BY_SIDE} at a time`,
        `before that ${Math.round(gathering)} s to gather the crowd, after it ${Math.round(rest)} s until all was quiet and judged`,
        `the shop was killed ${people.deaths.length} times, of ${planned} planned`,
        ...people.deaths.map(({ number, death }) => `  purchase ${number}: ${nameOf(death)}`),
        ...missed.map((death) => `  planned, and not struck: ${nameOf(death)}`),
        showVerdict(verdict),
      ].join('\n'),
    )
    expect(broken, `what could not be played to its end (seed ${SEED})`).toEqual([])
    expect(verdict.faults, `what is wrong (seed ${SEED})`).toEqual([])
    expect(verdict.ends.neither).toBe(0)
    if (MINUTES === Infinity)
      expect(people.deaths.length).toBeGreaterThanOrEqual(Math.floor((planned * LEAST_DEATHS) / 100))
    if (comesToAll)
      expect(missed.map(nameOf), `places at which the shop never died (seed ${SEED})`).toEqual([])
    expect(people.purchases).toHaveLength(MINUTES === Infinity ? stories.length : done)
  },
  QUIET_WITHIN_MS + 300_000 + CHECKOUTS * EACH_MS,
)
