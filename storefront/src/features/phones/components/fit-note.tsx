import { Check, X } from 'lucide-react'
import { cn } from '~/components/ui/cn'
import { useMyPhone } from '../hooks/use-my-phone'

/**
 * Whether a case is made for the phone that is shopped for; nothing where that is every phone. `supports` answers
 * for a device's name.
 */
export function FitNote({
  supports,
  className,
}: {
  supports: (device: string) => boolean
  className?: string
}) {
  const { device, phones } = useMyPhone()
  if (!device) return null
  const whose = phones.includes(device) ? `your ${device}` : `the ${device}`
  const fits = supports(device)
  const Icon = fits ? Check : X
  return (
    <p
      className={cn(
        'flex items-center gap-1.5 text-sm font-semibold',
        fits ? 'text-good' : 'text-bad',
        className,
      )}
    >
      <Icon size={18} strokeWidth={2.5} aria-hidden="true" className="shrink-0" />
      {fits ? `Fits ${whose}` : `Not made for ${whose}`}
    </p>
  )
}
