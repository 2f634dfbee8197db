import type { Design } from '@caseloom/contract'
import { Heart } from 'lucide-react'
import { useLocation, useNavigate } from 'react-router'
import { cn } from '~/components/ui/cn'
import { paths } from '~/config/paths'
import { toast } from '~/lib/toast'
import { useWho } from '~/lib/who'
import { useLike } from '../api/gallery'

/** Likes a published design; a guest signs in first. */
export function LikeButton({ design, title }: { design: Design; title: string }) {
  const { status } = useWho()
  const { pathname, search } = useLocation()
  const navigate = useNavigate()
  const { mutate, isPending } = useLike()
  const { liked, likes } = design
  const press = () => {
    if (!navigator.onLine) toast.error('You’re offline. Please like it once you’re back.')
    else if (status === 'guest') void navigate(paths.login(pathname + search))
    else if (status === 'signedIn' && !isPending) mutate(design)
  }
  return (
    <button
      type="button"
      aria-pressed={liked}
      aria-label={`Like ${title}`}
      title={status === 'guest' ? 'Sign in to like it' : liked ? 'Take the like back' : 'Like it'}
      onClick={press}
      className={cn(
        'inline-flex min-h-11 items-center gap-1.5 rounded-full px-2.5 text-sm font-semibold tabular-nums transition-colors duration-200 hover:bg-sunken',
        liked && 'text-accent',
      )}
    >
      <Heart
        size={18}
        aria-hidden="true"
        className={cn('transition-[fill] duration-200', liked ? 'fill-current' : 'fill-transparent')}
      />
      {likes}
      <span className="sr-only">{likes === 1 ? ' like' : ' likes'}</span>
    </button>
  )
}
