import { Minus, Plus } from 'lucide-react'
import { IconButton } from './icon-button'

/** Minus, the number, plus. Below `min` the minus is off; removing is another button's work. */
export function QuantityStepper({
  value,
  onChange,
  label,
  min = 1,
  max = 50,
}: {
  value: number
  onChange: (value: number) => void
  /** What is counted, for screen readers: 'Snap Cover'. */
  label: string
  min?: number
  max?: number
}) {
  return (
    <div
      role="group"
      aria-label={`Quantity of ${label}`}
      className="inline-flex items-center rounded-full border border-line-strong bg-surface"
    >
      <IconButton
        label={`Decrease quantity of ${label}`}
        aria-disabled={value <= min}
        onClick={() => onChange(value - 1)}
      >
        <Minus size={18} />
      </IconButton>
      <span aria-live="polite" className="min-w-8 text-center font-semibold tabular-nums">
        {value}
      </span>
      <IconButton
        label={`Increase quantity of ${label}`}
        aria-disabled={value >= max}
        onClick={() => onChange(value + 1)}
      >
        <Plus size={18} />
      </IconButton>
    </div>
  )
}
