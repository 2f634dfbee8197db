import { useEffect, useRef, useState, type FormEvent } from 'react'
import { X } from 'lucide-react'
import { Button } from '~/components/ui/button'
import { TextField } from '~/components/ui/text-field'
import { messageOf } from '~/lib/api-errors'
import { formatMoney } from '~/lib/money'
import { toast } from '~/lib/toast'
import { useTryCode } from '../api/quote-cart'
import type { AppliedPromo } from '../lib/cart-line'
import { choiceWords } from '../lib/reckon'
import { useCartStore } from '../store'

const worth = ({ percent, amount }: AppliedPromo) =>
  percent ? `: ${percent}% off` : amount ? `: ${formatMoney(amount)} off` : ''

/** `refused`: the code that was good once takes nothing off any more. */
export function PromoForm({ refused }: { refused: boolean }) {
  const [code, setCode] = useState('')
  const [fault, setFault] = useState<string | null>(null)
  const promo = useCartStore((state) => state.appliedPromo)
  const items = useCartStore((state) => state.items)
  const { applyPromo, removePromo } = useCartStore.getState()
  const ask = useTryCode(items)
  const box = useRef<HTMLFormElement>(null)
  const field = useRef<HTMLInputElement>(null)
  const remove = useRef<HTMLButtonElement>(null)
  /** What was pressed goes, and the focus would fall to the top of the page with it. */
  const follows = useRef(false)
  useEffect(() => {
    if (follows.current) (promo ? remove : field).current?.focus({ preventScroll: true })
    follows.current = false
  }, [promo])
  /** Whoever went elsewhere while the shop was asked stays there; in Safari a click on a button gives it no focus. */
  const stillHere = () =>
    document.activeElement === document.body || box.current?.contains(document.activeElement) === true

  function refuse(words: string) {
    setFault(words)
    if (stillHere()) field.current?.focus({ preventScroll: true })
  }

  function submit(event: FormEvent) {
    event.preventDefault()
    const asked = code.trim()
    if (asked === '') {
      refuse('Please enter a promo code')
      return
    }
    setFault(null)
    ask.mutate(asked, {
      onSuccess: ({ discount, notTaken, promoRefused }) => {
        const found = [discount, notTaken].find((each) => each?.kind === 'promo')
        if (promoRefused !== null || !found) {
          refuse(promoRefused ?? 'Invalid promo code')
          return
        }
        const { percent, amount } = found
        const taken = found === discount
        follows.current = stillHere()
        applyPromo(
          { code: found.code ?? asked, percent, amount: percent === null ? amount : null },
          { silent: !taken },
        )
        if (!taken && discount) toast(choiceWords(discount, found), { id: 'promo-not-taken', duration: 6000 })
        setCode('')
      },
      onError: (error) => refuse(messageOf(error, 'Invalid promo code')),
    })
  }

  if (promo)
    return (
      <div
        className={`flex items-center justify-between gap-3 rounded-md py-1 pr-1 pl-4 text-sm font-semibold ${refused ? 'bg-warn-wash text-warn' : 'bg-good-wash text-good'}`}
      >
        <span className="min-w-0 break-words">
          {promo.code}
          {refused ? ': takes nothing off' : worth(promo)}
        </span>
        <Button
          ref={remove}
          variant="ghost"
          size="sm"
          onClick={() => {
            follows.current = true
            removePromo()
          }}
          aria-label="Remove promo code"
        >
          <X size={16} aria-hidden="true" /> Remove
        </Button>
      </div>
    )
  return (
    <form ref={box} onSubmit={submit} noValidate className="flex items-start gap-2">
      <TextField
        ref={field}
        label="Promo code"
        value={code}
        onChange={(event) => setCode(event.target.value)}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        maxLength={40}
        className="min-w-0 flex-1"
        {...(fault ? { error: fault } : {})}
      />
      <Button type="submit" variant="outline" busy={ask.isPending} className="mt-7">
        Apply
      </Button>
    </form>
  )
}
