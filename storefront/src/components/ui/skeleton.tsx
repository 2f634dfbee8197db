import { cn } from './cn'

/** A grey place for something on its way. Give it the size of what will come, so that nothing jumps. */
export function Skeleton({ className }: { className?: string }) {
  return <span aria-hidden="true" className={cn('block animate-breathe rounded-md bg-sunken', className)} />
}
