import { Link } from 'react-router'
import { Button } from '~/components/ui/button'
import { paths } from '~/config/paths'

/** To where the buyer of a case says how they find it. */
export function ReviewLink({ productId, name }: { productId: number; name: string }) {
  return (
    <Button asChild variant="ghost" size="sm">
      <Link to={`${paths.product(productId)}#reviews`}>
        Review this case <span className="sr-only">({name})</span>
      </Link>
    </Button>
  )
}
