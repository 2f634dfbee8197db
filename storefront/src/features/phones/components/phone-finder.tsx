import { useQuery } from '@tanstack/react-query'
import { Dialog } from '~/components/ui/dialog'
import { ErrorState } from '~/components/ui/error-state'
import { Skeleton } from '~/components/ui/skeleton'
import { devicesQuery } from '../api/list-devices'
import { FinderWays } from './finder-ways'

export interface PhoneFinderProps {
  open: boolean
  onOpenChange: (open: boolean) => void
  /** The household's phones, which are marked as such. */
  mine: readonly string[]
  onFound: (name: string) => void
}

/** Finds a phone by its name, by the model number in its settings, or by the look of its camera. */
export function PhoneFinder({ open, onOpenChange, mine, onFound }: PhoneFinderProps) {
  const { data: devices, isPending, refetch } = useQuery({ ...devicesQuery(), enabled: open })
  const found = (name: string) => {
    onFound(name)
    onOpenChange(false)
  }
  return (
    <Dialog open={open} onOpenChange={onOpenChange} title="Which phone is it?" size="lg">
      {devices && devices.length > 0 ? (
        <FinderWays devices={devices} mine={mine} onFound={found} />
      ) : isPending ? (
        <div role="status">
          <span className="sr-only">Loading the phones</span>
          <Skeleton className="h-12 w-full" />
          <Skeleton className="mt-4 h-80 w-full" />
        </div>
      ) : (
        <ErrorState title="Failed to load the phones" onRetry={() => void refetch()} />
      )}
    </Dialog>
  )
}
