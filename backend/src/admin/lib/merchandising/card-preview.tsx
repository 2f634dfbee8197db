import { Badge, Text } from '@medusajs/ui'
import { LIMITS } from '../../../lib/merchandising/limits'
import { FeaturePicture } from '../feature-picture'

interface CardPreviewProps {
  image: string | null
  name: string
  badge: string
  category: string
  icons: { name: string; image: string }[]
}

/** How the product's card reads in the shop's list. */
export function CardPreview({ image, name, badge, category, icons }: CardPreviewProps) {
  return (
    <figure className="border-ui-border-base bg-ui-bg-base w-56 shrink-0 overflow-hidden rounded-xl border">
      <div className="bg-ui-bg-subtle relative aspect-[4/5]">
        {image ? (
          <img src={image} alt="" className="size-full object-cover" />
        ) : (
          <Text size="small" className="text-ui-fg-muted grid h-full place-items-center">
            No picture yet
          </Text>
        )}
        {badge && (
          <span className="absolute left-2 top-2">
            <Badge size="2xsmall" rounded="full">
              {badge}
            </Badge>
          </span>
        )}
      </div>
      <figcaption className="flex flex-col gap-1.5 p-3">
        <Text size="xsmall" className="text-ui-fg-subtle">
          {category || 'No category'}
        </Text>
        <Text weight="plus">{name}</Text>
        <ul className="flex flex-col gap-1">
          {icons.slice(0, LIMITS.iconsOnCard).map((icon, at) => (
            <li key={at} className="text-ui-fg-subtle txt-small flex items-center gap-1.5">
              <FeaturePicture name={icon.image} size={14} />
              <span className="truncate">{icon.name || '…'}</span>
            </li>
          ))}
        </ul>
      </figcaption>
    </figure>
  )
}
