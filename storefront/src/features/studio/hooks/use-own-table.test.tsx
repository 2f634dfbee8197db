import { act, renderHook, waitFor } from '@testing-library/react'
import type { ReactNode } from 'react'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { noteExpiry } from '~/lib/form-draft'
import { hearToasts, type Said } from '~/lib/toast'
import { NOBODY_YET, WhoContext, type Who } from '~/lib/who'
import { finishedDraft } from '~/testing/make-draft'
import { leaveStudio, makeRoomFor } from '../leave'
import { readDraft } from '../lib/kept-draft'
import { draftOf, EMPTY_DRAFT } from '../lib/studio-state'
import { DRAFT_NAME, useStudioStore } from '../store'
import { useNewDesign } from './use-new-design'
import { useOwnTable } from './use-own-table'

const FOX = readDraft({ ...finishedDraft(1), prompt: 'a fox for Ada' })
const guest: Who = { ...NOBODY_YET, status: 'guest' }
const customer = (id: string): Who => ({ ...NOBODY_YET, status: 'signedIn', id })

const writeAll = () => window.dispatchEvent(new Event('pagehide'))
const kept = () => localStorage.getItem(DRAFT_NAME) ?? ''
const onTable = () => draftOf(useStudioStore.getState())

/** A page that was just loaded in a browser that holds this. */
function load(state: object) {
  useStudioStore.setState({ ...EMPTY_DRAFT, owner: null })
  writeAll()
  for (const place of [sessionStorage, localStorage])
    place.setItem(DRAFT_NAME, JSON.stringify({ state, version: 1 }))
}
/** The studio as this person sees it; `become` tells it that it is another. */
function open(first: Who) {
  let who = first
  const wrapper = ({ children }: { children: ReactNode }) => (
    <WhoContext.Provider value={who}>{children}</WhoContext.Provider>
  )
  const { result, rerender, unmount } = renderHook(() => useOwnTable(), { wrapper })
  const become = (next: Who) => {
    who = next
    rerender()
  }
  return { table: result, become, unmount }
}
const restored = (table: { current: { restored: boolean } }) =>
  waitFor(() => expect(table.current.restored).toBe(true))

beforeEach(() => load(EMPTY_DRAFT))
afterEach(() => {
  localStorage.clear()
  sessionStorage.clear()
})

it('a guest’s draft, and one of before owners were noted, is there before it is known who looks', async () => {
  load(FOX)
  const { table, become } = open(NOBODY_YET)
  await restored(table)
  expect(onTable()).toEqual(FOX)
  become(customer('ada'))
  writeAll()
  expect(kept()).toContain('"owner":"ada"')
  expect(table.current.taken).toBe(false)
})

it('a customer’s waits until it is known that it is theirs', async () => {
  load({ ...FOX, owner: 'ada' })
  const { table, become } = open(NOBODY_YET)
  await waitFor(() => expect(table.current.held).toBe(true))
  expect(onTable()).toEqual(EMPTY_DRAFT)
  become(customer('ada'))
  await restored(table)
  expect(table.current).toMatchObject({ held: false, taken: false })
  expect(onTable()).toEqual(FOX)
})

it('a guest sees nothing of it, and it is there for its owner as long as nothing else was designed', async () => {
  load({ ...FOX, owner: 'ada' })
  const first = open(guest)
  await restored(first.table)
  expect(onTable()).toEqual(EMPTY_DRAFT)
  first.unmount()
  const second = open(customer('ada'))
  await restored(second.table)
  expect(onTable()).toEqual(FOX)
})

it('another customer sees nothing of it, and none of it stays', async () => {
  load({ ...FOX, owner: 'ada' })
  const { table } = open(customer('ben'))
  await restored(table)
  expect(onTable()).toEqual(EMPTY_DRAFT)
  writeAll()
  expect(kept()).not.toContain('fox')
})

it('who signs in after a session that ran out gets their own alone, from the first moment on', async () => {
  load(FOX)
  const ada = open(customer('ada'))
  await restored(ada.table)
  act(() => noteExpiry())
  ada.become(guest)
  expect(ada.table.current.taken).toBe(true)
  ada.unmount()
  const again = open(customer('ada'))
  await restored(again.table)
  expect(onTable()).toEqual(FOX)
  again.unmount()
  const ben = open(customer('ben'))
  expect(ben.table.current).toMatchObject({ restored: false, taken: false })
  expect(onTable()).toEqual(EMPTY_DRAFT)
  await restored(ben.table)
})

it('one whose session turns out to have run out finds it after signing in again', async () => {
  load({ ...FOX, owner: 'ada' })
  const { table, become } = open(NOBODY_YET)
  await waitFor(() => expect(table.current.held).toBe(true))
  act(() => noteExpiry())
  become(guest)
  await act(async () => undefined)
  expect(table.current.restored).toBe(false)
  expect(kept()).toContain('a fox for Ada')
})

it('what a guest began after another’s session ran out goes along with who signs in', async () => {
  load(FOX)
  const { table } = open(guest)
  await restored(table)
  makeRoomFor('ben')
  expect(onTable()).toEqual(FOX)
})

it('Undo brings nothing back of one who has signed out meanwhile', () => {
  let said: Said | undefined
  const leave = hearToasts((each) => (said = each))
  const undo = () => {
    const action = said?.options.action
    if (action && 'onPress' in action) act(() => action.onPress())
  }
  const { result } = renderHook(() => useNewDesign())
  useStudioStore.setState({ ...FOX, jobId: null })
  act(() => result.current())
  undo()
  expect(onTable()).toEqual(FOX)
  act(() => result.current())
  leaveStudio()
  undo()
  expect(onTable()).toEqual(EMPTY_DRAFT)
  leave()
})
