import { describe, expect, it } from 'vitest'
import { seeded } from '../random'
import { missedOf, untilStruck } from './missed'
import { DEATHS, nameOf, storiesFor, storiesOf, type Death, type Story } from './stories'

const planned = () => storiesOf(seeded(7), 300, 6)
const deathsOf = (stories: Story[]) => stories.flatMap(({ dies }) => dies ?? [])

describe('the places that were missed', () => {
  it('are those of the pack that were planned and struck in none of their deaths', () => {
    const stories = planned()
    const deaths = deathsOf(stories)
    expect(deaths).toHaveLength(50)
    expect(missedOf(stories, deaths)).toEqual([])
    expect(missedOf(stories, [])).toEqual(DEATHS)
    const [first, , third] = DEATHS
    const but = (missed: (Death | undefined)[]) => deaths.filter((death) => !missed.includes(death))
    expect(missedOf(stories, but([first, third]))).toEqual([first, third])
    // The plan comes to five places twice: one of the two is enough.
    const twice = deaths.filter((death, at) => deaths.indexOf(death) < at)
    expect(twice).toHaveLength(5)
    expect(
      missedOf(
        stories,
        DEATHS.filter((death) => !twice.includes(death)),
      ),
    ).toHaveLength(5)
    expect(missedOf(stories, deaths.slice(0, DEATHS.length))).toEqual([])
    expect(missedOf(stories.slice(0, 6), [])).toHaveLength(1)
  })

  it('have each a name of their own', () => {
    expect(new Set(DEATHS.map(nameOf)).size).toBe(DEATHS.length)
    expect(DEATHS.map(nameOf)).toContain('before request-decision (release)')
  })
})

describe('further purchases', () => {
  it('lead each to its place, by an end on the way of which it lies', () => {
    const further = storiesFor(seeded(1), DEATHS, 300)
    expect(deathsOf(further)).toEqual(DEATHS)
    expect(further.map(({ number }) => number)).toEqual(DEATHS.map((_death, index) => 300 + index))
    for (const { dies, end, ships } of further) {
      expect(['rejected', 'taken back'].includes(end)).toBe(dies?.way === 'release')
      if (dies?.way === 'shipping') expect(ships).not.toBeNull()
    }
    expect(storiesFor(seeded(1), DEATHS, 300)).toEqual(further)
  })

  /** Plays, where each of these places is come to at so many a try only. */
  async function played(hard: Map<Death | undefined, number>) {
    const stories = planned()
    const tries = new Map<Death, number>()
    const struck: Death[] = []
    const rounds: number[] = []
    const play = (some: Story[]) => {
      for (const death of deathsOf(some)) {
        tries.set(death, (tries.get(death) ?? 0) + 1)
        if ((tries.get(death) ?? 0) >= (hard.get(death) ?? 1)) struck.push(death)
      }
      return Promise.resolve()
    }
    await play(stories)
    const missed = await untilStruck(
      seeded(7),
      stories,
      () => struck,
      async (further) => {
        rounds.push(further.length)
        await play(further)
      },
    )
    return { missed, rounds, count: stories.length }
  }
  /** A place that the plan has once. */
  const once = DEATHS.filter((death) => deathsOf(planned()).filter((each) => each === death).length === 1)

  it('are none where nothing was missed', async () => {
    expect(await played(new Map())).toEqual({ missed: [], rounds: [], count: 300 })
  })

  it('are played until each place was struck, or it was tried three times more', async () => {
    expect(await played(new Map([[once[0], 2]]))).toEqual({ missed: [], rounds: [1], count: 301 })
    const hard = new Map([
      [once[0], 2],
      [once[1], 4],
      [once[2], 5],
    ])
    expect(await played(hard)).toEqual({ missed: [once[2]], rounds: [3, 2, 2], count: 307 })
  })
})
