import { useEffect, useRef } from 'react'
import { useHotkeys } from 'react-hotkeys-hook'

/** What the panel's lists can be steered with; the help shows these words. */
export const KEYS = [
  ['J', 'Next order, in its details too'],
  ['K', 'Previous order, in its details too'],
  ['X', 'Choose it, or leave it'],
  ['V', 'View it'],
  ['Shift P', 'Process it'],
  ['Shift R', 'Reject it'],
  ['/', 'Search'],
  ['?', 'These keys'],
] as const

interface ListActions {
  onToggle: (id: string) => void
  onView: (id: string) => void
  onProcess: (id: string) => void
  onReject: (id: string) => void
  onHelp: () => void
  /** While a dialog is open its keys are its own, and who wants none has none. */
  enabled: boolean
}

const ROW = '[data-order-row]'

const rowsOf = (list: ParentNode | null) => [...(list?.querySelectorAll<HTMLElement>(ROW) ?? [])]

/** The row of an order in the list that is open, if it is on the page that is shown. */
export const rowOf = (id: string | null): HTMLElement | null =>
  rowsOf(document).find(({ dataset }) => dataset.orderRow === id) ?? null

/** Moves the focus through the rows of a list and acts on the one that has it. Money moves with Shift alone. */
export function useListKeys({ onToggle, onView, onProcess, onReject, onHelp, enabled }: ListActions) {
  const listRef = useRef<HTMLDivElement>(null)
  const placeRef = useRef<number | null>(null)
  const present = () => document.activeElement?.closest<HTMLElement>(ROW) ?? null

  function move(by: 1 | -1) {
    const all = rowsOf(listRef.current)
    const row = present()
    const at = row ? all.indexOf(row) : -1
    const next = at < 0 ? resume(by, all.length) : at + by
    if (!all[next]) return
    all[next].focus()
    placeRef.current = next
  }
  /** A decided order leaves the list, and the keys go on where it was. */
  function resume(by: 1 | -1, count: number) {
    const place = placeRef.current
    if (place === null) return by > 0 ? 0 : count - 1
    return by > 0 ? Math.min(place, count - 1) : Math.max(place - 1, 0)
  }

  // Where the focus is, or was before a dialog came over it.
  const heldRef = useRef<{ id: string | undefined; place: number } | null>(null)
  useEffect(() => {
    const onFocus = ({ target }: FocusEvent) => {
      const focused = target instanceof Element ? target : null
      const row = focused?.closest<HTMLElement>(ROW)
      if (row) heldRef.current = { id: row.dataset.orderRow, place: rowsOf(listRef.current).indexOf(row) }
      else if (!focused?.closest('[role=dialog]')) heldRef.current = null
    }
    document.addEventListener('focusin', onFocus)
    return () => document.removeEventListener('focusin', onFocus)
  }, [])
  // A decided order leaves the list and must not take the focus along: the one that took its place has it.
  useEffect(() => {
    const held = heldRef.current
    if (!held || document.activeElement !== document.body) return
    const all = rowsOf(listRef.current)
    if (all.some(({ dataset }) => dataset.orderRow === held.id)) return
    const next = all[Math.min(held.place, all.length - 1)] ?? listRef.current?.querySelector('h2')
    next?.focus({ preventScroll: true })
  })

  const withPresent = (act: (id: string) => void) => () => {
    const id = present()?.dataset.orderRow
    if (id) act(id)
  }

  const options = {
    enabled,
    preventDefault: true,
    // What is typed into a field is text; a row's own checkbox takes none.
    enableOnFormTags: ['input'] as const,
    ignoreEventWhen: ({ target }: KeyboardEvent) =>
      target instanceof HTMLInputElement && target.type !== 'checkbox',
  }
  useHotkeys('j', () => move(1), options)
  useHotkeys('k', () => move(-1), options)
  useHotkeys('x', withPresent(onToggle), options)
  useHotkeys('v', withPresent(onView), options)
  // A key that is held decides on one order, and not on those that follow it.
  const once = (act: () => void) => (event: KeyboardEvent) => {
    if (!event.repeat) act()
  }
  useHotkeys('shift+p', once(withPresent(onProcess)), options)
  useHotkeys('shift+r', once(withPresent(onReject)), options)
  // Which of the two needs Shift is the keyboard's own affair.
  useHotkeys(
    ['/', 'shift+/'],
    () => listRef.current?.querySelector<HTMLElement>('input[type=search]')?.focus(),
    {
      ...options,
      useKey: true,
    },
  )
  useHotkeys(['?', 'shift+?'], onHelp, { ...options, useKey: true })
  return listRef
}
