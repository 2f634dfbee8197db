import { act, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it } from 'vitest'
import { giveIdea } from '../lib/give-words'
import { EMPTY_DRAFT } from '../lib/studio-state'
import { renewMark } from '../lib/table-mark'
import { useStudioStore } from '../store'
import { ReplacedWords } from './replaced-words'

const OWN = 'Our dog in the snow'
const write = (prompt: string) =>
  act(() => {
    useStudioStore.setState({ ...EMPTY_DRAFT, prompt })
  })
const give = () =>
  act(() => {
    giveIdea('Koi circling under lily pads at night')
  })
const offer = () => screen.queryByRole('button', { name: 'Put them back' })

it('offers words that an idea took the place of until they are back, or others are written', async () => {
  write(OWN)
  render(
    <form>
      <textarea aria-label="Words" />
      <ReplacedWords />
    </form>,
  )
  expect(offer()).toBeNull()
  give()
  await userEvent.click(screen.getByRole('button', { name: 'Put them back' }))
  expect(useStudioStore.getState().prompt).toBe(OWN)
  expect(document.activeElement).toBe(screen.getByRole('textbox', { name: 'Words' }))
  expect(offer()).toBeNull()
  give()
  write('Koi circling, and a boat')
  expect(offer()).toBeNull()
})

it('offers them to nobody else', () => {
  write(OWN)
  give()
  renewMark()
  render(<ReplacedWords />)
  expect(offer()).toBeNull()
})
