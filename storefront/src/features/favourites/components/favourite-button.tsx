import { Heart } from 'lucide-react'
import { useRef, type MouseEvent } from 'react'
import { cn } from '~/components/ui/cn'
import { toast } from '~/lib/toast'
import { useFavouritesStore } from '../store'

/** The heart swells once, like a thread pulled tight. */
function beat(heart: SVGSVGElement | null): void {
  if (!heart || window.matchMedia('(prefers-reduced-motion: reduce)').matches) return
  heart.animate(
    [{ transform: 'scale(1)' }, { transform: 'scale(1.35)', offset: 0.35 }, { transform: 'scale(1)' }],
    { duration: 360, easing: 'cubic-bezier(0.2, 0.8, 0.2, 1)' },
  )
}

/** Marks a product as a favourite: in this browser, or, signed in, in the account. */
export function FavouriteButton({
  productId,
  name,
  className,
}: {
  productId: number
  name: string
  className?: string
}) {
  const marked = useFavouritesStore(({ ids }) => ids.includes(productId))
  const heart = useRef<SVGSVGElement>(null)

  async function press(event: MouseEvent) {
    // It may stand on a picture that is a link.
    event.preventDefault()
    event.stopPropagation()
    if (!marked) beat(heart.current)
    if (await useFavouritesStore.getState().toggle(productId)) return
    const sentence = `We couldn’t ${marked ? 'unmark' : 'mark'} ${name}. Please try again.`
    toast.error(sentence, { id: sentence })
  }

  return (
    <button
      type="button"
      aria-pressed={marked}
      aria-label={`Favourite ${name}`}
      title={marked ? 'Remove from favourites' : 'Add to favourites'}
      onClick={(event) => void press(event)}
      className={cn(
        'inline-grid size-11 shrink-0 place-items-center rounded-full border bg-surface transition-colors duration-200',
        marked
          ? 'border-accent text-accent'
          : 'border-line-strong text-ink hover:border-accent hover:text-accent',
        className,
      )}
    >
      <Heart
        ref={heart}
        size={21}
        strokeWidth={2}
        aria-hidden="true"
        className={cn('transition-[fill] duration-200', marked ? 'fill-current' : 'fill-transparent')}
      />
    </button>
  )
}
