import type { OrderDetail } from '@caseloom/contract'
import { render, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { Timeline } from './timeline'

const step = (key: string, done: boolean) => ({ key, title: key, description: '', done, current: false })

it('ticks what is done and nothing else, in whatever colours', () => {
  const timeline = [step('placed', true), step('approved', false), step('ended', true)]
  render(<Timeline order={{ timeline } as OrderDetail} />)
  const signs = screen
    .getAllByRole('listitem')
    .map((item) => item.querySelector('svg')?.getAttribute('class'))
  expect(signs).toEqual([
    expect.stringContaining('lucide-check'),
    undefined,
    expect.stringContaining('lucide-x'),
  ])
})
