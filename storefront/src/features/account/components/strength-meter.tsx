import { passwordStrength } from '../lib/password-strength'

const COLOURS = { Weak: 'bg-bad', Fair: 'bg-warn', Good: 'bg-note', Strong: 'bg-good' }

export function StrengthMeter({ password }: { password: string }) {
  if (password === '') return null
  const { score, label } = passwordStrength(password)
  return (
    <div className="flex items-center gap-3 text-xs" role="status">
      <div className="h-1.5 flex-1 overflow-hidden rounded-full bg-sunken" aria-hidden="true">
        <div
          className={`h-full transition-[width] ${COLOURS[label]}`}
          style={{ width: `${Math.max(8, score)}%` }}
        />
      </div>
      <span>
        Password strength: <strong>{label}</strong>
      </span>
    </div>
  )
}
