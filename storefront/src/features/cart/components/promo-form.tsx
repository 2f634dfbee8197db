import { useState, type FormEvent } from 'react'
import { X } from 'lucide-react'
import { Button } from '~/components/ui/button'
import { TextField } from '~/components/ui/text-field'
import { messageOf } from '~/lib/api-errors'
import { usePromotion } from '../api/get-promotion'
import { useCartStore } from '../store'

export function PromoForm() {
  const [code, setCode] = useState('')
  const [fault, setFault] = useState<string | null>(null)
  const promo = useCartStore((state) => state.appliedPromo)
  const { applyPromo, removePromo } = useCartStore.getState()
  const ask = usePromotion()

  function submit(event: FormEvent) {
    event.preventDefault()
    const asked = code.trim()
    if (asked === '') {
      setFault('Please enter a promo code')
      return
    }
    setFault(null)
    ask.mutate(asked, {
      onSuccess: (found) => {
        applyPromo({ code: found.code, percent: found.percent })
        setCode('')
      },
      onError: (error) => setFault(messageOf(error, 'Invalid promo code')),
    })
  }

  if (promo)
    return (
      <div className="flex items-center justify-between gap-3 rounded-md bg-good-wash py-1 pr-1 pl-4 text-sm font-semibold text-good">
        <span>
          {promo.code}: {promo.percent}% off
        </span>
        <Button variant="ghost" size="sm" onClick={() => removePromo()} aria-label="Remove promo code">
          <X size={16} aria-hidden="true" /> Remove
        </Button>
      </div>
    )
  return (
    <form onSubmit={submit} noValidate className="flex items-start gap-2">
      <TextField
        label="Promo code"
        value={code}
        onChange={(event) => setCode(event.target.value)}
        autoComplete="off"
        autoCapitalize="characters"
        className="min-w-0 flex-1"
        {...(fault ? { error: fault } : {})}
      />
      <Button type="submit" variant="outline" busy={ask.isPending} className="mt-7">
        Apply
      </Button>
    </form>
  )
}
