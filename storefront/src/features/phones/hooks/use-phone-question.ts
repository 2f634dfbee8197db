import { useEffect, useRef, useState } from 'react'
import { devicesOf, strangeLines, type PhoneLine } from '../lib/line-phones'
import { usePhonesStore } from '../store'

/**
 * Asks, once for a line, about cases that are for none of the household's phones, before it lets `act` run: which by then
 * sees the page as it stands, and not as it stood at the press.
 */
export function usePhoneQuestion<L extends PhoneLine>(lines: readonly L[], act: () => void) {
  const [asking, setAsking] = useState<L[]>([])
  const latest = useRef(act)
  useEffect(() => {
    latest.current = act
  })
  const { load, markAsked, remember } = usePhonesStore.getState()

  /** Runs it at once where there is nothing to ask, else after a yes. */
  function run(): void {
    load()
    const strange = strangeLines(lines, usePhonesStore.getState())
    if (strange.length === 0) act()
    else setAsking(strange)
  }

  /** The question can't be shown: nobody has to answer it, and it may be asked another time. */
  function skip(): void {
    setAsking([])
    latest.current()
  }

  /** Whatever the answer is, the same line is not asked about again. */
  function close(): void {
    markAsked(asking.map(({ id }) => id))
    setAsking([])
  }

  function accept(): void {
    for (const device of devicesOf(asking)) remember(device)
    close()
    latest.current()
  }

  return { asking, run, accept, skip, close }
}
