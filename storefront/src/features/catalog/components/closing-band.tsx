import { forwardRef } from 'react'
import { Link } from 'react-router'
import { Button } from '~/components/ui/button'
import { paths } from '~/config/paths'
import { studioPath } from '../lib/list-state'

interface ClosingBandProps {
  productId: number
  /** The phone that the page's address names. */
  linkedDevice?: string | undefined
  inStock: boolean
}

export const ClosingBand = forwardRef<HTMLElement, ClosingBandProps>(function ClosingBand(
  { productId, linkedDevice, inStock },
  ref,
) {
  return (
    <section
      ref={ref}
      className="relative flex flex-wrap items-center justify-between gap-6 overflow-hidden rounded-xl bg-indigo p-6 text-on-indigo sm:p-12"
    >
      <span className="warp absolute inset-0" aria-hidden="true" />
      <h2 className="relative max-w-xl text-3xl">It’s bare until you say something.</h2>
      <div className="relative flex flex-wrap gap-3 max-sm:w-full">
        {inStock ? (
          <Button asChild size="lg" variant="weld" className="max-sm:w-full max-sm:px-4">
            <Link to={studioPath(productId, linkedDevice)}>Customize This Case</Link>
          </Button>
        ) : null}
        <Link
          to={paths.products}
          className="inline-flex min-h-14 items-center justify-center rounded-full border-2 border-current px-7 text-lg font-semibold transition-colors duration-200 hover:bg-on-indigo hover:text-indigo max-sm:w-full max-sm:px-4"
        >
          Explore More Cases
        </Link>
      </div>
    </section>
  )
})
