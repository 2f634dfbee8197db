import type { User } from '@caseloom/contract'
import { act, renderHook, waitFor } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { useSessionStore } from '~/features/account/session'
import { useStudioStore } from '~/features/studio/store'
import { finishedDraft } from '~/testing/make-draft'
import { useEmptyTable } from './use-empty-table'

afterEach(() => useSessionStore.getState().forget('signedOut'))

const signIn = (id: string) =>
  act(() =>
    useSessionStore.getState().signIn('a.b.c', { id, name: id, email: `${id}@example.com` } as User, false),
  )

it('another who signs in where a session ran out finds an empty table, its owner a full one', async () => {
  renderHook(() => useEmptyTable())
  signIn('ada')
  useStudioStore.setState({ ...finishedDraft(1), owner: 'ada' })
  act(() => useSessionStore.getState().end('expired'))
  signIn('ada')
  await act(async () => undefined)
  expect(useStudioStore.getState().selectedId).toBe('v1')
  act(() => useSessionStore.getState().end('expired'))
  signIn('ben')
  await waitFor(() => expect(useStudioStore.getState().selectedId).toBeNull())
})
