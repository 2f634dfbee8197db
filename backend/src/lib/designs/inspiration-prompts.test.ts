import { checkPrompt } from '@caseloom/ai-designs'
import { promptSchema } from '@caseloom/contract'
import { describe, expect, it } from 'vitest'
import { inspirationPrompts } from './inspiration-prompts'

const day = (date: string) => inspirationPrompts(new Date(`${date}T12:00:00Z`))

describe('prompts to start from', () => {
  it('are many, all fit to be drawn', () => {
    const prompts = day('2026-11-21')
    expect(prompts.length).toBeGreaterThanOrEqual(30)
    expect(new Set(prompts).size).toBe(prompts.length)
    for (const prompt of prompts) {
      expect(checkPrompt({ prompt }), prompt).toEqual({ allowed: true, flags: [] })
      expect(promptSchema.parse(prompt)).toBe(prompt)
    }
  })

  it('begin with six others on the next day, and are all shown within a week', () => {
    const week = ['21', '22', '23', '24', '25', '26', '27'].map((date) => day(`2026-11-${date}`))
    const shown = week.flatMap((prompts) => prompts.slice(0, 6))
    expect(new Set(shown).size).toBe(week[0]?.length)
    expect(day('2026-11-21')).toEqual(day('2026-11-21'))
  })
})
