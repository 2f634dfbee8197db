import type { Preview, Product } from '@caseloom/contract'
import { ShoppingBag, Sparkles } from 'lucide-react'
import { Link } from 'react-router'
import { Alert } from '~/components/ui/alert'
import { Button } from '~/components/ui/button'
import { Checkbox } from '~/components/ui/checkbox'
import { PriceTag } from '~/components/ui/price-tag'
import { paths } from '~/config/paths'
import { messageOf } from '~/lib/api-errors'
import { useAgreement } from '../hooks/use-agreement'
import type { choicePrice } from '../lib/find-variant'
import { consentTo, orderRefusal, type PrintMark } from '../lib/print-quality'

/** What it is, what it costs, and the two ways on. */
export function OrderPanel({
  product,
  subject,
  choice,
  price,
  mark,
  upload,
  refused,
  adding,
  error,
  added,
  onAdd,
  onNew,
}: {
  product: Product
  /** Which picture on which case this is, apart from every other. */
  subject: string
  /** 'iPhone 16, Matte' */
  choice: string
  price: ReturnType<typeof choicePrice>
  /** How the print will be; null while that is not known: nothing is ordered unseen. */
  mark: PrintMark | null
  /** The picture is the shopper's own. */
  upload: boolean
  /** What the shop said of the picture when it was to be added; null where it took it. */
  refused: string | null
  adding: boolean
  error: Error | null
  added: Preview | undefined
  onAdd: () => void
  onNew: () => void
}) {
  const refusal = (mark && orderRefusal(mark, upload)) ?? refused
  const consent = mark && consentTo(mark, upload)
  const [agreed, agree] = useAgreement([subject, consent].join())
  return (
    <div className="border-t border-line-strong pt-3">
      <div className="flex items-baseline justify-between gap-3">
        <p>
          <span className="font-semibold">{product.name}</span>
          <span className="block text-sm text-ink-soft">{choice}</span>
        </p>
        <PriceTag {...price} />
      </div>
      <div className="mt-3 grid grid-cols-1 gap-2 lg:max-xl:grid-cols-2">
        {refusal ? (
          <Alert tone="warn" className="lg:max-xl:col-span-2">
            {refusal}
          </Alert>
        ) : null}
        {consent ? (
          <Checkbox
            checked={agreed}
            onChange={(event) => agree(event.target.checked)}
            label={consent}
            className="lg:max-xl:col-span-2"
          />
        ) : null}
        <Button
          size="lg"
          wide
          // In half a narrow column what it says while it works takes two lines, within the same height.
          className="leading-tight! whitespace-normal! lg:max-xl:px-2! lg:max-xl:text-base! xl:px-3!"
          busy={adding}
          disabled={mark === null || refusal !== null || (consent !== null && !agreed)}
          onClick={onAdd}
        >
          {adding ? null : <ShoppingBag size={20} aria-hidden="true" />}
          {adding ? 'Preparing your case…' : 'Add to Cart'}
        </Button>
        <Button variant="outline" wide className="lg:max-xl:px-2! lg:max-xl:text-sm!" onClick={onNew}>
          <Sparkles size={18} aria-hidden="true" /> Create New Design
        </Button>
      </div>
      {error ? (
        <Alert tone="bad" className="mt-4">
          {messageOf(error, 'Failed to add item to cart. Please try again.')}
        </Alert>
      ) : null}
      {added ? (
        <Alert tone="good" title="It is in your cart." className="mt-4" reveal>
          {added.warnings.map((warning) => (
            <p key={warning}>{warning}</p>
          ))}
          <Link to={paths.cart} className="font-semibold underline underline-offset-4">
            Go to your cart
          </Link>
        </Alert>
      ) : null}
    </div>
  )
}
