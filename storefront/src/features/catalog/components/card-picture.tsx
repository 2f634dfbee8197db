import type { ProductCard } from '@caseloom/contract'
import { useState } from 'react'
import { CasePhoto } from '~/components/case/case-photo'

const GROWS = 'transition-transform duration-700 ease-loom group-hover:scale-[1.04]'

/** The hero shot; under a mouse the second picture, which is fetched only then. */
export function CardPicture({
  card: { image, hoverImage },
  sizes,
  first,
  eager,
}: {
  card: Pick<ProductCard, 'image' | 'hoverImage'>
  sizes: string
  first?: boolean | undefined
  eager?: boolean | undefined
}) {
  const [hovered, setHovered] = useState(false)
  return (
    <span
      className="relative block overflow-hidden rounded-xl bg-sunken"
      onPointerEnter={(event) => event.pointerType === 'mouse' && setHovered(true)}
    >
      <CasePhoto
        src={image}
        alt=""
        sizes={sizes}
        first={first}
        loading={eager ? 'eager' : 'lazy'}
        className={`aspect-4/5 w-full object-cover ${GROWS}`}
      />
      {hovered && hoverImage ? (
        <span className="absolute inset-0 animate-fade opacity-0 transition-opacity duration-300 group-hover:opacity-100">
          <CasePhoto src={hoverImage} alt="" sizes={sizes} className={`size-full object-cover ${GROWS}`} />
        </span>
      ) : null}
    </span>
  )
}
