import { useState } from 'react'
import { cn } from '~/components/ui/cn'
import type { BarUser } from './bar-context'

/** The first letter or figure of any script: a name may begin with a bracket or an emoji. */
const initial = (name: string) => /\p{L}|\p{N}/u.exec(name)?.[0]?.toUpperCase()

/** The profile picture, else the first letter of the name, else `nameless`. `className` sets its size and that of its letter. */
export function Avatar({
  user,
  nameless = 'U',
  className = 'size-9',
}: {
  user: Pick<BarUser, 'name' | 'profilePicture'>
  nameless?: string
  className?: string
}) {
  const [broken, setBroken] = useState<string | null>(null)
  const src = user.profilePicture
  if (src && src !== broken)
    return (
      <img
        src={src}
        alt=""
        width={512}
        height={512}
        onError={() => setBroken(src)}
        className={cn('shrink-0 rounded-full bg-sunken object-cover', className)}
      />
    )
  return (
    <span
      aria-hidden="true"
      className={cn(
        'grid shrink-0 place-items-center rounded-full bg-accent font-display font-bold text-on-accent',
        className,
      )}
    >
      {initial(user.name) ?? nameless}
    </span>
  )
}
