import { Alert } from '~/components/ui/alert'
import { Button } from '~/components/ui/button'
import { focusOn } from '~/components/ui/focus-on'
import { useCartStore } from '../store'

/** In the studio, while a case of the cart is being changed: it stays until the new one takes its place. */
export function EditingNote() {
  const line = useCartStore(({ items, editing }) => items.find(({ id }) => id === editing))
  if (!line) return null
  return (
    <Alert
      className="mb-4 items-center"
      action={
        <Button
          variant="ghost"
          size="snug"
          className="-my-1 shrink-0"
          onClick={() => {
            useCartStore.setState({ editing: null })
            focusOn('studio-title')
          }}
        >
          Keep both
        </Button>
      }
    >
      You are changing {line.name} for {line.device} in your cart. It stays as it is until you add the new one
      in its place.
    </Alert>
  )
}
