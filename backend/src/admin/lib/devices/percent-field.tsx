import { useEffect, useState } from 'react'
import { NumberField } from '../printing/number-field'

const shown = (fraction: number) => String(Math.round(fraction * 10_000) / 100)

/** A fraction as a percentage. What is typed counts as soon as it is a number. */
export function PercentField({
  label,
  value,
  onChange,
}: {
  label: string
  value: number
  onChange: (fraction: number) => void
}) {
  const [typed, setTyped] = useState(shown(value))
  useEffect(() => {
    // A value from outside, such as another device's, replaces what was typed; the same number does not.
    setTyped((present) => (shown(Number(present) / 100) === shown(value) ? present : shown(value)))
  }, [value])
  return (
    <NumberField
      label={label}
      unit="%"
      value={typed}
      onChange={(next) => {
        setTyped(next)
        if (next.trim() !== '' && Number.isFinite(Number(next))) onChange(Number(next) / 100)
      }}
    />
  )
}
