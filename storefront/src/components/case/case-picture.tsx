import { Smartphone } from 'lucide-react'
import { useState } from 'react'
import { cn } from '~/components/ui/cn'

/** A case as it will be printed; a drawn phone where the picture does not come. Decorative: the name stands beside it. */
export function CasePicture({ src, className }: { src: string; className?: string }) {
  const [failed, setFailed] = useState<string | null>(null)
  return (
    <span
      className={cn(
        'relative grid aspect-4/5 place-items-center overflow-hidden rounded-md bg-stand',
        className,
      )}
    >
      {src !== '' && failed !== src ? (
        <img
          src={src}
          alt=""
          loading="lazy"
          className="absolute inset-0 size-full object-contain p-1.5"
          onError={() => setFailed(src)}
        />
      ) : (
        <Smartphone aria-hidden="true" className="text-ink-soft" />
      )}
    </span>
  )
}
