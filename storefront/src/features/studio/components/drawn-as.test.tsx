import { render, screen } from '@testing-library/react'
import { afterEach, describe, expect, it } from 'vitest'
import { EMPTY_DRAFT, type KeptVariation } from '../lib/studio-state'
import { useStudioStore } from '../store'
import { DrawnAs } from './drawn-as'

const picture = (drawnAs: string | null): KeptVariation => ({
  id: 'v1',
  originalPrompt: 'a fox',
  imageUrl: '/v1.webp',
  thumbnailUrl: '/v1-s.webp',
  width: 1152,
  height: 1920,
  drawnAs,
})
const show = (drawnAs: string | null) => {
  useStudioStore.setState({ ...EMPTY_DRAFT, variations: [picture(drawnAs)], selectedId: 'v1' })
  return render(<DrawnAs />)
}

describe('how a picture was drawn', () => {
  afterEach(() => useStudioStore.setState(EMPTY_DRAFT))

  it('stands there in a sentence', () => {
    show('Fox in autumn colours.')
    expect(screen.getByText(/Fox in autumn colours\./).textContent).toBe('Drawn as: Fox in autumn colours.')
  })
  it('is opened where it is long', () => {
    const { container } = show(`${'A fox in the snow, and another one. '.repeat(6)}Bold flat illustration.`)
    expect(container.querySelector('details')?.textContent).toMatch(/^Drawn as.*illustration\.$/)
  })
  it('is left out where it says no more than the shopper did', () => {
    expect(show(null).container.textContent).toBe('')
  })
})
