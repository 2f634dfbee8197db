import { useRef } from 'react'
import { useHotkeys } from 'react-hotkeys-hook'

/** What the panel's lists can be steered with; the help shows these words. */
export const KEYS = [
  ['J', 'Next order'],
  ['K', 'Order before'],
  ['X', 'Choose it, or not'],
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
  /** While a dialog is open its keys are its own. */
  enabled: boolean
}

const ROW = '[data-order-row]'

/** Moves the focus through the rows of a list and acts on the one that has it. Money moves with Shift alone. */
export function useListKeys({ onToggle, onView, onProcess, onReject, onHelp, enabled }: ListActions) {
  const listRef = useRef<HTMLDivElement>(null)
  const rows = () => [...(listRef.current?.querySelectorAll<HTMLElement>(ROW) ?? [])]
  const present = () => document.activeElement?.closest<HTMLElement>(ROW) ?? null

  function move(by: 1 | -1) {
    const all = rows()
    const row = present()
    const at = row ? all.indexOf(row) : -1
    const next = at < 0 ? (by > 0 ? 0 : all.length - 1) : at + by
    all[next]?.focus()
  }
  const withPresent = (act: (id: string) => void) => () => {
    const id = present()?.dataset.orderRow
    if (id) act(id)
  }

  const options = { enabled, preventDefault: true }
  useHotkeys('j', () => move(1), options)
  useHotkeys('k', () => move(-1), options)
  useHotkeys('x', withPresent(onToggle), options)
  useHotkeys('v', withPresent(onView), options)
  useHotkeys('shift+p', withPresent(onProcess), options)
  useHotkeys('shift+r', withPresent(onReject), options)
  useHotkeys('/', () => listRef.current?.querySelector<HTMLElement>('input[type=search]')?.focus(), {
    ...options,
    useKey: true,
  })
  useHotkeys('?', onHelp, { ...options, useKey: true })
  return listRef
}
