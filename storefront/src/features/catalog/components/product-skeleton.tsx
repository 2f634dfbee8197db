import { Skeleton } from '~/components/ui/skeleton'

/** A product page on its way, line by line. */
export function ProductSkeleton() {
  return (
    <div role="status" className="shell pt-6 sm:pt-8">
      <span className="sr-only">Loading product</span>
      <Skeleton className="h-6 w-48" />
      <div className="mt-5 grid gap-8 md:grid-cols-2 lg:grid-cols-[1fr_1.05fr] lg:gap-16">
        <div>
          <Skeleton className="aspect-4/5 w-full rounded-xl lg:max-h-[max(28rem,calc(100dvh-17.5rem))]" />
          <div className="mt-3 flex gap-3">
            {[1, 2, 3, 4].map((each) => (
              <Skeleton key={each} className="aspect-4/5 w-[4.25rem] sm:w-22" />
            ))}
          </div>
        </div>
        <div>
          <Skeleton className="h-7 w-44 rounded-full" />
          <Skeleton className="mt-3 h-14 w-3/4" />
          <Skeleton className="mt-4 h-5 w-40" />
          <Skeleton className="mt-5 h-14 w-full max-w-xl" />
          <Skeleton className="mt-6 h-36 w-full" />
          <Skeleton className="mt-5 h-19 w-full" />
          <Skeleton className="mt-5 h-14 w-80 max-w-full rounded-full" />
        </div>
      </div>
    </div>
  )
}
