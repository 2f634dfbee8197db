import { Smartphone } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { devicesOf, phonesNote, type PhoneLine } from '../lib/line-phones'
import { usePhonesStore } from '../store'
import { LazyPhoneFinder } from './lazy-phone-finder'

function Answer({ onPress, children }: { onPress: () => void; children: string }) {
  return (
    <button
      type="button"
      onClick={onPress}
      className="-my-2 py-2 font-semibold not-last:mr-3 whitespace-nowrap underline underline-offset-4"
    >
      {children}
    </button>
  )
}

/** One line beside the checkout button about the phones in the cart. It never stands in the way. */
export function CartPhonesNote({ lines }: { lines: readonly PhoneLine[] }) {
  const phones = usePhonesStore((state) => state.phones)
  const loaded = usePhonesStore((state) => state.loaded)
  const [open, setOpen] = useState(false)
  const note = useRef<HTMLParagraphElement>(null)
  const { load, add, remember } = usePhonesStore.getState()
  useEffect(() => load(), [load])
  const { words, check } = phonesNote(lines, phones)
  return (
    <div className="flex min-h-11 items-start gap-2 text-sm" aria-busy={!loaded}>
      {loaded ? (
        <>
          <Smartphone size={18} aria-hidden="true" className="mt-0.5 shrink-0 text-accent" />
          <p ref={note} tabIndex={-1} className="outline-none">
            {words}{' '}
            {phones.length === 0 ? (
              <>
                <Answer
                  onPress={() => {
                    devicesOf(lines).forEach(remember)
                    // The answer goes, and what it made of the line is read.
                    note.current?.focus({ preventScroll: true })
                  }}
                >
                  Yes
                </Answer>{' '}
              </>
            ) : null}
            {check ? <Answer onPress={() => setOpen(true)}>Check my phone</Answer> : null}
          </p>
        </>
      ) : null}
      <LazyPhoneFinder open={open} onOpenChange={setOpen} mine={phones} onFound={add} />
    </div>
  )
}
