import { X } from 'lucide-react'
import { Alert } from '~/components/ui/alert'
import { focusOn } from '~/components/ui/focus-on'
import { IconButton } from '~/components/ui/icon-button'
import { UNKEPT, useCartStore } from '../store'

const DAMAGED = 'Part of your saved cart could not be read, and was left out.'

/** What the shopper should know of the cart: that it is not kept, or changed without their doing. */
export function CartNotes() {
  const trouble = useCartStore((state) => state.trouble)
  const news = useCartStore((state) => state.news)
  if (trouble === null && news.length === 0) return null
  return (
    <div className="mb-6 grid gap-3">
      {trouble === null ? null : <Alert tone="warn">{trouble === 'unkept' ? UNKEPT : DAMAGED}</Alert>}
      {news.length === 0 ? null : (
        <Alert
          tone="note"
          title="Your cart changed"
          action={
            <IconButton
              label="Dismiss"
              className="-my-2 -mr-2 hover:bg-current/10"
              onClick={() => {
                useCartStore.setState({ news: [] })
                focusOn('cart-title')
              }}
            >
              <X size={18} />
            </IconButton>
          }
        >
          <ul>
            {news.map((sentence) => (
              <li key={sentence}>{sentence}</li>
            ))}
          </ul>
        </Alert>
      )}
    </div>
  )
}
