import { Heart } from 'lucide-react'
import { useState } from 'react'
import { CasePhoto } from '~/components/case/case-photo'
import { cn } from '~/components/ui/cn'
import { IconButton } from '~/components/ui/icon-button'

const PLACEHOLDER = '/images/case-placeholder.svg'

export function Gallery({ images, name }: { images: string[]; name: string }) {
  const [shown, setShown] = useState(0)
  const [liked, setLiked] = useState(false)
  return (
    <div>
      <div className="relative overflow-hidden rounded-xl bg-sunken">
        <CasePhoto
          key={shown}
          src={images[shown] ?? PLACEHOLDER}
          alt={`${name}, ${shown + 1} of ${Math.max(1, images.length)}`}
          sizes="(min-width: 1344px) 580px, (min-width: 1024px) 45vw, 92vw"
          className="aspect-4/5 w-full animate-fade object-cover object-[50%_20%] lg:max-h-[max(28rem,calc(100dvh-16rem))]"
        />
        <IconButton
          label={liked ? 'Remove from favourites' : 'Add to favourites'}
          aria-pressed={liked}
          tone="outline"
          className="absolute top-4 right-4"
          onClick={() => setLiked(!liked)}
        >
          <Heart size={20} className={liked ? 'fill-accent text-accent' : ''} />
        </IconButton>
      </div>
      {images.length > 1 ? (
        <ul className="mt-3 flex gap-3">
          {images.map((image, index) => (
            <li key={image}>
              <button
                type="button"
                aria-label={`Show picture ${index + 1}`}
                aria-pressed={index === shown}
                onClick={() => setShown(index)}
                className={cn(
                  'block w-20 overflow-hidden rounded-md border-3',
                  index === shown ? 'border-accent' : 'border-transparent hover:border-line-strong',
                )}
              >
                <CasePhoto
                  src={image}
                  alt=""
                  sizes="80px"
                  className="aspect-4/5 w-full object-cover"
                />
              </button>
            </li>
          ))}
        </ul>
      ) : null}
    </div>
  )
}
