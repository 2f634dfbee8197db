import { RotateCcw } from 'lucide-react'
import { Link } from 'react-router'
import { Alert } from '~/components/ui/alert'
import { Button } from '~/components/ui/button'
import { paths } from '~/config/paths'
import { useOrderAgain, type AddToCart } from '../api/again'

interface OrderAgainProps {
  orderId: string
  /** One case of the order; null for all of them. */
  lineId: string | null
  /** What is ordered, for whoever does not see where the button stands. */
  what: string
  label?: string
  onAddToCart: AddToCart
}

/** The same design, device and finish once more, at today's price. Where it isn't to be had, it says why and what else can be done. */
export function OrderAgain({ orderId, lineId, what, label = 'Order again', onAddToCart }: OrderAgainProps) {
  const { mutate, isPending, data } = useOrderAgain(onAddToCart)
  const refused = data?.every(({ item }) => item === null) ? data : []
  const design = refused.find(({ picture }) => picture?.inMyDesigns)?.picture?.designId
  return (
    <>
      <Button variant="outline" size="sm" busy={isPending} onClick={() => mutate({ id: orderId, lineId })}>
        {isPending ? null : <RotateCcw size={16} aria-hidden="true" />}
        {label} <span className="sr-only">({what})</span>
      </Button>
      {refused.length > 0 ? (
        <Alert tone="warn" className="w-full basis-full text-left" reveal>
          {refused.map(({ id, refused: sentence }) => (
            <p key={id}>{sentence}</p>
          ))}
          {design ? (
            <Link
              to={paths.customizeDesign(design)}
              className="mt-1 inline-block font-semibold underline underline-offset-4"
            >
              Put this design on another case
            </Link>
          ) : null}
        </Alert>
      ) : null}
    </>
  )
}
