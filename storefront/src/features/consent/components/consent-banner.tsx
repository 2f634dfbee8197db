import { Link } from 'react-router'
import { Button } from '~/components/ui/button'
import { paths } from '~/config/paths'

/** Asks once. It covers no button to buy with: on narrow screens it stands under the top bar, on wide ones in a corner. */
export function ConsentBanner({ onDecide }: { onDecide: (counting: boolean) => void }) {
  return (
    <section
      aria-label="Cookies"
      className="fixed inset-x-3 top-20 z-30 animate-fade rounded-xl border border-line bg-surface p-4 text-sm shadow-float sm:right-auto sm:left-6 sm:w-96 lg:top-auto lg:bottom-6 lg:p-5"
    >
      <p>
        May we count which pages are seen? It helps us to make the shop better, and nothing is sold on.{' '}
        <Link to={paths.cookies} className="font-semibold underline underline-offset-4">
          Cookie Policy
        </Link>
      </p>
      <div className="mt-3 grid grid-cols-2 gap-3">
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
