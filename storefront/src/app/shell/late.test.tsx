import { act, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { Late } from './late'

const way = vi.hoisted(() => ({ open: false }))
vi.mock('./late-parts', () => {
  if (!way.open) throw new Error('Failed to fetch dynamically imported module')
  return { default: () => <p>Cookies?</p> }
})

beforeEach(() => {
  way.open = false
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
  vi.resetModules()
})
const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms))

it('asks for its parts again after a pause', async () => {
  render(<Late choosing={false} onChosen={() => undefined} />)
  await pass(1_000)
  way.open = true
  await pass(10_000)
  expect(screen.queryByText('Cookies?')).toBeNull()
  await pass(6_000)
  expect(screen.getByText('Cookies?')).toBeTruthy()
})

it('asks again at once where there is a connection anew', async () => {
  render(<Late choosing={false} onChosen={() => undefined} />)
  await pass(1_000)
  way.open = true
  window.dispatchEvent(new Event('online'))
  await pass(0)
  expect(screen.getByText('Cookies?')).toBeTruthy()
})
