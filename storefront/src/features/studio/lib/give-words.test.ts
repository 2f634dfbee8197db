import { afterEach, beforeEach, expect, it } from 'vitest'
import { hearToasts, type Said } from '~/lib/toast'
import { useStudioStore } from '../store'
import { giveIdea, giveWords, useReplaced } from './give-words'
import { EMPTY_DRAFT } from './studio-state'

let said: Said[] = []
let leave: () => void = () => undefined
beforeEach(() => {
  said = []
  leave = hearToasts((each) => said.push(each))
})
afterEach(() => leave())

const write = (prompt: string) => useStudioStore.setState({ ...EMPTY_DRAFT, prompt })
const words = () => useStudioStore.getState().prompt

it('what somebody wrote can be had back, and that once more', () => {
  for (const _ of [1, 2]) {
    write('Our dog in the snow, with his red scarf')
    giveIdea('Koi circling under lily pads at night')
    expect(words()).toBe('Koi circling under lily pads at night')
    const { action } = said.at(-1)?.options ?? {}
    if (action && 'onPress' in action) action.onPress()
    expect(words()).toBe('Our dog in the snow, with his red scarf')
  }
})

it('nothing is said where nothing is lost: an empty field, an idea before, the very same words', () => {
  write(' ')
  giveIdea('Lemons on painted tiles, high summer')
  giveIdea('A neon city after the rain')
  write('a neon city  after the rain')
  giveIdea('A neon city after the rain')
  expect(said).toEqual([])
})

it('what somebody wrote stays at hand for as long as an idea stands in its place', () => {
  write('Our dog in the snow, with his red scarf')
  giveIdea('Koi circling under lily pads at night')
  giveIdea('A neon city after the rain')
  expect(useReplaced.getState()).toMatchObject({
    theirs: 'Our dog in the snow, with his red scarf',
    idea: 'A neon city after the rain',
  })
  write('')
  giveIdea('A neon city after the rain')
  expect(useReplaced.getState().theirs).toBe('')
})

it('what somebody wrote on another page is their own, too', () => {
  write('')
  giveWords('Our dog in the snow')
  expect(said).toEqual([])
  giveIdea('Koi circling under lily pads at night')
  const { action } = said.at(-1)?.options ?? {}
  if (action && 'onPress' in action) action.onPress()
  expect(words()).toBe('Our dog in the snow')
})
