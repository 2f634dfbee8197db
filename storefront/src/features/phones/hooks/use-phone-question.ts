import { useRef, useState } from 'react'
import { devicesOf, strangeLines, type PhoneLine } from '../lib/line-phones'
import { usePhonesStore } from '../store'

/** Asks, once for a line, about cases that are for none of the household's phones. */
export function usePhoneQuestion<L extends PhoneLine>(lines: readonly L[]) {
  const [asking, setAsking] = useState<L[]>([])
  const goOn = useRef<() => void>(() => undefined)
  const { load, markAsked, remember } = usePhonesStore.getState()

  /** Runs `act` at once where there is nothing to ask, else after a yes. */
  function before(act: () => void): void {
    load()
    const strange = strangeLines(lines, usePhonesStore.getState())
    if (strange.length === 0) act()
    else {
      goOn.current = act
      setAsking(strange)
    }
  }

  /** The question can't be shown: nobody has to answer it, and it may be asked another time. */
  function skip(): void {
    setAsking([])
    goOn.current()
  }

  /** Whatever the answer is, the same line is not asked about again. */
  function close(): void {
    markAsked(asking.map(({ id }) => id))
    setAsking([])
  }

  function accept(): void {
    for (const device of devicesOf(asking)) remember(device)
    close()
    goOn.current()
  }

  return { asking, before, accept, skip, close }
}
