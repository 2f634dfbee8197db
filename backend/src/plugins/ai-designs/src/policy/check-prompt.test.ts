import { performance } from 'node:perf_hooks'
import { describe, expect, it } from 'vitest'
import { checkPrompt } from './check-prompt'
import { BAD_PROMPTS } from './test-data/bad-prompts'
import { BRAND_PROMPTS } from './test-data/brand-prompts'
import { INNOCENT_PROMPTS } from './test-data/innocent-prompts'
import { SPELLINGS } from './test-data/spellings'

const check = (prompt: string, keepOut?: string) => checkPrompt(keepOut ? { prompt, keepOut } : { prompt })
const reasonOf = (prompt: string, keepOut?: string) => {
  const verdict = check(prompt, keepOut)
  return verdict.allowed ? null : verdict.class
}
/** Into the test report. */
const report = (...said: unknown[]) => process.stdout.write(`${said.map(String).join(' ')}\n`)
const percent = (part: number, whole: number) => `${((100 * part) / whole).toFixed(1)} %`

describe('rates, over prompts of people', () => {
  it('brands, characters and well-known people are recognised in ten spellings', () => {
    expect(BRAND_PROMPTS.length).toBeGreaterThanOrEqual(300)
    const rates = Object.entries(SPELLINGS).map(([spelling, spell]) => {
      const missed = BRAND_PROMPTS.filter(({ name, write }) => check(write(spell(name))).allowed)
      return { spelling, missed: missed.map(({ name }) => name) }
    })
    const all = BRAND_PROMPTS.length
    for (const { spelling, missed } of rates)
      report(`caught, ${spelling}: ${percent(all - missed.length, all)} of ${all}`, missed.join(', '))
    const [plain, ...disguised] = rates
    expect(plain?.missed.length).toBeLessThanOrEqual(all * 0.05)
    for (const { spelling, missed } of disguised)
      expect(missed.length, spelling).toBeLessThanOrEqual(all * 0.15)
  })

  it('what is unfit is refused, for the right reason', () => {
    expect(BAD_PROMPTS.length).toBeGreaterThanOrEqual(300)
    const passed = BAD_PROMPTS.filter(({ prompt }) => check(prompt).allowed)
    const misjudged = BAD_PROMPTS.filter((bad) => ![bad.class, null].includes(reasonOf(bad.prompt)))
    report(
      `unfit, refused: ${percent(BAD_PROMPTS.length - passed.length, BAD_PROMPTS.length)} of ${BAD_PROMPTS.length}`,
      passed.map(({ prompt }) => prompt).join(', '),
      misjudged.map(({ prompt }) => `${prompt}: ${reasonOf(prompt) ?? ''}`),
    )
    expect(passed.length).toBeLessThanOrEqual(BAD_PROMPTS.length * 0.02)
    expect(passed.filter((bad) => bad.class === 'minors')).toEqual([])
    expect(misjudged.length).toBeLessThanOrEqual(BAD_PROMPTS.length * 0.02)
  })

  it('what is innocent is drawn', () => {
    expect(INNOCENT_PROMPTS.length).toBeGreaterThanOrEqual(500)
    const stopped = INNOCENT_PROMPTS.filter((prompt) => !check(prompt).allowed)
    const flagged = INNOCENT_PROMPTS.filter((prompt) => check(prompt).flags.length > 0)
    report(
      `innocent, stopped: ${percent(stopped.length, INNOCENT_PROMPTS.length)} of ${INNOCENT_PROMPTS.length}; flagged: ${percent(flagged.length, INNOCENT_PROMPTS.length)}`,
      stopped,
    )
    expect(stopped.length).toBeLessThanOrEqual(INNOCENT_PROMPTS.length * 0.02)
    expect(flagged.length).toBeLessThanOrEqual(INNOCENT_PROMPTS.length * 0.08)
  })
})

describe('a refusal', () => {
  it('of a brand offers two harmless prompts that keep the customer’s idea', () => {
    for (const { name, write } of BRAND_PROMPTS) {
      const verdict = check(write(name))
      if (verdict.allowed) continue
      expect(verdict.rewrites, name).toHaveLength(2)
      expect(new Set(verdict.rewrites).size, name).toBe(2)
      for (const rewrite of verdict.rewrites) {
        expect(check(rewrite).allowed, rewrite).toBe(true)
        expect(rewrite.toLowerCase()).not.toContain(name.toLowerCase())
        expect([...rewrite].length).toBeLessThanOrEqual(400)
      }
    }
  })

  it.each([
    [
      'a cute Pikachu riding a skateboard in Tokyo at night, neon',
      'A cute yellow electric mouse with red cheeks riding a skateboard in Tokyo at night, neon',
      'A quiet scene in Tokyo at night, neon',
    ],
    ['an Elsa from Frozen on ice', 'An ice princess with a silver braid from', 'A quiet scene on ice'],
    [
      'P.I.K.A.C.H.U in the rain',
      'A yellow electric mouse with red cheeks in the rain',
      'A quiet scene in the rain',
    ],
    [
      'the Eiffel tower in the style of Banksy',
      'The Eiffel tower in a stencilled street-art style',
      'Overlapping planes of pure colour with thick black outlines',
    ],
    [
      'Batman’s cave, watercolour',
      'A night hero in a dark cape above the city’s cave, watercolour',
      'skyline at night with halftone dots, watercolour',
    ],
  ])('rewrites %s', (prompt, first, second) => {
    const verdict = check(prompt)
    if (verdict.allowed) throw new Error('It should be refused')
    expect(verdict.rewrites[0]).toContain(first)
    expect(verdict.rewrites[1]).toContain(second)
  })

  it('names no word, and gives nothing back of what is worst', () => {
    for (const { class: named, prompt } of BAD_PROMPTS) {
      const verdict = check(prompt)
      if (verdict.allowed) continue
      expect(verdict.rewrites).toHaveLength(2)
      for (const rewrite of verdict.rewrites) expect(check(rewrite).allowed, rewrite).toBe(true)
      if (named === 'minors') expect(verdict.rewrites.join(' ')).not.toMatch(/girl|boy|child/i)
    }
    const verdict = check('a naked woman on a beach at sunset')
    expect(verdict).toMatchObject({ allowed: false, class: 'sexual' })
    if (!verdict.allowed) {
      expect(verdict.sentence).not.toMatch(/naked/i)
      expect(verdict.rewrites[0]).toBe('A quiet scene on a beach at sunset')
    }
    const hurt = check('i want to die')
    expect(hurt.allowed ? '' : hurt.sentence).toContain('116 123')
  })
})

describe('words with two meanings', () => {
  it.each([
    ['an apple tree', null],
    ['apple logo on black', 'brand'],
    ['a jaguar in the jungle', null],
    ['a green jaguar sports car', 'brand'],
    ['a shell on the beach', null],
    ['shell petrol station logo', 'brand'],
    ['the goddess nike', null],
    ['nike trainers in neon', 'brand'],
    ['queen of hearts', null],
    ['queen band on stage', 'person'],
    ['sexy sports coupe', null],
    ['sexy woman', 'sexual'],
    ['liverpool docks', null],
    ['liverpool football scarf', 'brand'],
  ])('%s', (prompt, reason) => {
    expect(reasonOf(prompt)).toBe(reason)
  })

  it('are flagged for the administrator where they are doubtful', () => {
    expect(check('thor with his hammer').flags).toMatchObject([{ class: 'brand', severity: 'note' }])
    expect(check('hercules fights a lion').flags).toMatchObject([{ class: 'brand', severity: 'note' }])
    expect(check('a pistol and roses').flags).toMatchObject([{ class: 'weapons_drugs', severity: 'warn' }])
    expect(check('a woman in a bikini').flags).toMatchObject([{ class: 'sexual', severity: 'warn' }])
    expect(check('a mountain lake').flags).toEqual([])
  })
})

describe('an age under 18', () => {
  it.each([
    '16yo',
    '17yr',
    '16y/o',
    '16y.o.',
    '15yrs old',
    '16-year-old',
    'aged 15',
    'age: 14',
    'at the age of 12',
    '１６yo',
    '1\u200b6yo',
    '16jährige',
  ])('is read in %j', (age) => {
    expect(reasonOf(`${age} in a bikini`)).toBe('minors')
    expect(reasonOf(`a sexy model, ${age}`)).toBe('minors')
  })

  it.each(['18yo', '35yrs', 'aged 40', 'page 15', '2016yo', 'a 1950s look', 'images 12'])(
    'is not read in %j',
    (age) => {
      expect(reasonOf(`${age} in a bikini`)).toBeNull()
    },
  )

  it('alone is nothing to refuse', () => {
    expect(check('a 12yr whisky by the fire, aged 12').allowed).toBe(true)
  })
})

describe('what shall be left out', () => {
  it('may name anything but people’s clothes', () => {
    expect(reasonOf('a woman by a lake', 'clothes')).toBe('sexual')
    expect(reasonOf('a schoolgirl by a lake', 'clothing')).toBe('minors')
    expect(reasonOf('a dog by a lake', 'clothes')).toBeNull()
    expect(reasonOf('a woman by a lake', 'nudity, blood, logos')).toBeNull()
  })

  it.each([
    'people, text, a watermark',
    'logos, apples',
    'No brand names or trademarks',
    'children and pets',
    'any nudity, naked people, gore, dead bodies, sex',
    'guns, cigarettes',
  ])('may be what people usually leave out: %s', (keepOut) => {
    expect(check('a fox in the snow', keepOut)).toEqual({ allowed: true, flags: [] })
  })

  it.each([
    ['Pikachu', 'brand'],
    ['logos of Nike', 'brand'],
    ['an apple logo', 'brand'],
    ['people, Taylor Swift', 'person'],
    ['swastikas', 'hate'],
    ['kill all jews', 'hate'],
    ['nothing, a naked woman on the beach', 'sexual'],
    ['a sexy schoolgirl', 'minors'],
    ['f u c k', 'profanity'],
  ])('is judged by the lists of the prompt: %s', (keepOut, reason) => {
    const verdict = check('a fox in the snow', keepOut)
    expect(verdict).toMatchObject({ allowed: false, class: reason, rewrites: [] })
    // The prompt is not at fault, and what to mend is named.
    expect(verdict.allowed ? '' : verdict.sentence).toContain('leave out')
  })

  it('counts with the prompt where it says an age', () => {
    expect(reasonOf('a woman in a bikini', 'anybody older than 15 years')).toBe('minors')
  })
})

describe('time', () => {
  const LONG = [
    'a misty pine forest at dawn with a fox, two owls, a winding river and soft light between the trees, '
      .repeat(4)
      .slice(0, 400),
    'pika '.repeat(80),
  ]
  const HOSTILE = [
    'a '.repeat(200),
    'aaaaaaaa'.repeat(50),
    'p.i.k.a.'.repeat(50),
    's e x '.repeat(66),
    '@$!|+€£'.repeat(57),
    'a\u0301\u0301\u0301'.repeat(100),
    'mickeymous'.repeat(40),
    'in on at in the style of '.repeat(16),
    'the a the a my '.repeat(26),
    `${'a '.repeat(150)}Pikachu${' in'.repeat(30)}`,
    'fuckfuck'.repeat(50),
    `Nike${' logo'.repeat(79)}`,
    '( ( ( '.repeat(66),
    '𝓹𝓲𝓴𝓪'.repeat(100),
    `${'1 '.repeat(199)}y`,
  ]

  it('a prompt of 400 characters takes under a millisecond', () => {
    for (let i = 0; i < 30; i += 1) LONG.forEach((prompt) => check(prompt))
    const times = Array.from({ length: 200 }, (_, i) => {
      const begin = performance.now()
      check(LONG[i % LONG.length] ?? '')
      return performance.now() - begin
    }).sort((a, b) => a - b)
    const median = times[100] ?? Infinity
    report(`400 characters: median ${median.toFixed(3)} ms, p99 ${times[197]?.toFixed(3) ?? ''} ms`)
    expect(median).toBeLessThan(1)
  })

  it.each(HOSTILE.map((prompt) => [prompt.slice(0, 30), prompt]))(
    'nothing gets stuck on %j',
    (_name, prompt) => {
      // The quickest of some: what else the machine did is not the prompt's.
      const times = Array.from({ length: 4 }, () => {
        const begin = performance.now()
        check(prompt)
        return performance.now() - begin
      })
      expect(Math.min(...times)).toBeLessThan(50)
    },
  )
})

describe('numbers', () => {
  it('are years and houses, not words in disguise', () => {
    // Signs of hate are their own entries of the list.
    const refused = Array.from({ length: 10_000 }, (_none, number) => number).filter(
      (number) => !check(`a street in ${number}`).allowed,
    )
    expect(refused).toEqual([1488])
  })
})
