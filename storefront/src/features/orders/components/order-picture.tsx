import { Smartphone } from 'lucide-react'
import { useState } from 'react'
import { cn } from '~/components/ui/cn'

/** The ordered case; decorative, since its name stands beside it. */
export function OrderPicture({ src, className }: { src: string; className?: string }) {
  const [failed, setFailed] = useState<string | null>(null)
  return (
    <span
      className={cn('grid aspect-square place-items-center overflow-hidden rounded-md bg-sunken', className)}
    >
      {src !== '' && failed !== src ? (
        <img
          src={src}
          alt=""
          loading="lazy"
          className="size-full object-contain p-1"
          onError={() => setFailed(src)}
        />
      ) : (
        <Smartphone aria-hidden="true" className="text-ink-soft" />
      )}
    </span>
  )
}
