import type { ProductCard } from '@caseloom/contract'
import { useState } from 'react'
import { CasePhoto } from '~/components/case/case-photo'
import { cn } from '~/components/ui/cn'

const GROWS = 'transition-transform duration-700 ease-loom group-hover:scale-[1.04]'

/** The hero shot; under a mouse the second picture, which is fetched only then. */
export function CardPicture({
  card: { image, hoverImage },
  sizes,
  first,
  eager,
  far,
}: {
  card: Pick<ProductCard, 'image' | 'hoverImage'>
  sizes: string
  first?: boolean | undefined
  eager?: boolean | undefined
  /** Somewhere below what is seen first. */
  far?: boolean | undefined
}) {
  const [hovered, setHovered] = useState(false)
  return (
    <span
      className={cn('relative block aspect-4/5 overflow-hidden rounded-xl bg-sunken', far && 'far-picture')}
      onPointerEnter={(event) => event.pointerType === 'mouse' && setHovered(true)}
    >
      <CasePhoto
        src={image}
        alt=""
        sizes={sizes}
        first={first}
        loading={eager ? 'eager' : 'lazy'}
        className={`size-full object-cover ${GROWS}`}
      />
      {hovered && hoverImage ? (
        <span className="absolute inset-0 animate-fade opacity-0 transition-opacity duration-300 group-hover:opacity-100">
          <CasePhoto src={hoverImage} alt="" sizes={sizes} className={`size-full object-cover ${GROWS}`} />
        </span>
      ) : null}
    </span>
  )
}
