// @vitest-environment jsdom
import { act, renderHook } from '@testing-library/react'
import { createElement, type ReactNode } from 'react'
import { MemoryRouter, useNavigate } from 'react-router-dom'
import { expect, it } from 'vitest'
import { useSeen } from './use-seen'

interface Props {
  marks: string[]
  held?: boolean
}
const page = (initialProps: Props) =>
  renderHook(({ marks, held }: Props) => ({ seen: useSeen(marks, { held }), go: useNavigate() }), {
    initialProps,
    wrapper: ({ children }: { children: ReactNode }) =>
      createElement(MemoryRouter, { initialEntries: ['/products/1'] }, children),
  })

it('changes with what Medusa hands the widget, and with a form of Medusa’s that opens and closes', async () => {
  const { result, rerender } = page({ marks: ['draft'] })
  const first = result.current.seen
  rerender({ marks: ['draft'] })
  expect(result.current.seen).toBe(first)
  rerender({ marks: ['published'] })
  const second = result.current.seen
  expect(second).not.toBe(first)
  await act(() => result.current.go('/products/1/variants/create'))
  expect(result.current.seen).not.toBe(second)
  await act(() => result.current.go('/products/1'))
  expect(result.current.seen).toBe(second)
})

it('stays while a form of the shop’s is open, and says what changed once it is closed', () => {
  const { result, rerender } = page({ marks: ['draft'] })
  const first = result.current.seen
  rerender({ marks: ['draft'], held: true })
  rerender({ marks: ['published'], held: true })
  expect(result.current.seen).toBe(first)
  rerender({ marks: ['published'] })
  expect(result.current.seen).not.toBe(first)
})
