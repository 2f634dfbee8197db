import { useId } from 'react'

/** A range with its name and its value in words. */
export function Slider({
  label,
  min,
  max,
  step,
  value,
  read,
  onChange,
}: {
  label: string
  min: number
  max: number
  step: number
  value: number
  read: (value: number) => string
  onChange: (value: number) => void
}) {
  const id = useId()
  return (
    <div>
      <div className="flex justify-between gap-2 text-sm">
        <label htmlFor={id} className="font-semibold">
          {label}
        </label>
        <span aria-hidden="true" className="text-ink-soft tabular-nums">
          {read(value)}
        </span>
      </div>
      <input
        id={id}
        type="range"
        min={min}
        max={max}
        step={step}
        value={value}
        aria-valuetext={read(value)}
        onChange={(event) => onChange(event.target.valueAsNumber)}
        className="h-7 w-full accent-accent"
      />
    </div>
  )
}

export const percent = (value: number) => `${Math.round(value * 100)}%`
export const degrees = (value: number) => `${Math.round(value)}°`
