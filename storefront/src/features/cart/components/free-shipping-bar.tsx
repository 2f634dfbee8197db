import { Truck } from 'lucide-react'
import { formatMoney } from '~/lib/money'
import { freeShipping } from '../lib/totals'

interface FreeShippingBarProps {
  /** Pounds, after discounts. */
  goods: number
  /** Pounds from which delivery is free; 0 where no tariff makes it so, and nothing is promised. */
  threshold: number
  /** False while `goods` is an estimate: nothing is promised on it. */
  sure: boolean
}

export function FreeShippingBar({ goods, threshold, sure }: FreeShippingBarProps) {
  if (threshold <= 0) return null
  const { percent, missing, unlocked: reached } = freeShipping(goods, threshold)
  const unlocked = reached && sure
  const words = unlocked
    ? "You've unlocked free shipping!"
    : reached
      ? 'Checking whether shipping is free…'
      : `Spend ${formatMoney(missing)} more for free shipping`
  return (
    <div>
      <p className="flex items-center gap-2 text-sm font-semibold">
        <Truck size={18} aria-hidden="true" className={unlocked ? 'text-good' : 'text-accent'} /> {words}
      </p>
      <div
        role="progressbar"
        aria-label="Progress to free shipping"
        aria-valuenow={percent}
        aria-valuemin={0}
        aria-valuemax={100}
        aria-valuetext={words}
        className="mt-2 h-2 overflow-hidden rounded-full bg-sunken"
      >
        <div
          className={`h-full rounded-full transition-[width] duration-500 ease-loom ${unlocked ? 'bg-good' : 'bg-accent'}`}
          style={{ width: `${percent}%` }}
        />
      </div>
    </div>
  )
}
