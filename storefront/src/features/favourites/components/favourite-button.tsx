import { Heart } from 'lucide-react'
import { IconButton } from '~/components/ui/icon-button'
import { useFavouritesStore } from '../store'

/** Marks a product. */
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
  return (
    <IconButton
      label={`Favourite ${name}`}
      aria-pressed={marked}
      tone="outline"
      {...(className ? { className } : {})}
    >
      <Heart size={20} aria-hidden="true" fill={marked ? 'currentColor' : 'none'} />
    </IconButton>
  )
}
