import { Link } from 'react-router'
import { Button } from '~/components/ui/button'
import { paths } from '~/config/paths'

/** Asks once, at the foot of the window: no headline and no button to buy with is under it, a phone's buying bar below it. */
export function ConsentBanner({ onDecide }: { onDecide: (counting: boolean) => void }) {
  return (
    <section
      aria-label="Cookies"
      data-consent="asked"
      className="fixed inset-x-3 bottom-3 z-30 mx-auto animate-fade gap-x-6 rounded-xl border border-line bg-surface p-4 text-sm shadow-float max-sm:[body:has([data-buy-bar=shown])_&]:bottom-24 sm:flex sm:items-center sm:justify-between sm:py-3 lg:max-w-4xl shallow:max-h-[40dvh] shallow:overflow-y-auto"
    >
      <p>
        May we count which pages are seen? It helps us to make the shop better, and nothing is sold on.{' '}
        <Link to={paths.cookies} className="font-semibold underline underline-offset-4">
          Cookie Policy
        </Link>
      </p>
      <div className="mt-3 grid shrink-0 grid-cols-2 gap-3 sm:mt-0">
        <Button variant="ink" size="sm" className="min-h-11" onClick={() => onDecide(false)}>
          Reject
        </Button>
        <Button variant="ink" size="sm" className="min-h-11" onClick={() => onDecide(true)}>
          Accept
        </Button>
      </div>
    </section>
  )
}
