import { act, renderHook, waitFor } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { useSessionStore } from '~/features/account/session'
import { MARK_NAME } from '~/features/studio/lib/table-mark'
import { useEmptyTable } from './use-empty-table'

vi.mock('~/features/studio/leave', () => {
  throw new Error('It did not get through')
})

afterEach(() => localStorage.clear())

it('clears every draft of the studio, and its history, though its own code does not get through', async () => {
  for (const name of ['caseloom_studio', MARK_NAME, 'caseloom_adjusting_one', 'caseloom_cart'])
    localStorage.setItem(name, '{}')
  useSessionStore.setState({ status: 'signedIn' })
  renderHook(() => useEmptyTable())
  act(() => useSessionStore.setState({ status: 'guest' }))
  await waitFor(() => expect(Object.keys(localStorage)).toEqual(['caseloom_cart']))
})
