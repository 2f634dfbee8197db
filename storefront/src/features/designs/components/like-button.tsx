import type { Design } from '@caseloom/contract'
import { Heart } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { NavigationType, useLocation, useNavigate, useNavigationType } from 'react-router'
import { cn } from '~/components/ui/cn'
import { paths } from '~/config/paths'
import { toast } from '~/lib/toast'
import { useWho } from '~/lib/who'
import { useLike } from '../api/like'

/** Likes a published design; a guest signs in first, and comes back to it. */
export function LikeButton({ design, title }: { design: Design; title: string }) {
  const { status } = useWho()
  const { pathname, search, hash } = useLocation()
  const navigate = useNavigate()
  const way = useNavigationType()
  const button = useRef<HTMLButtonElement>(null)
  const pressedEarly = useRef(false)
  const id = `like-${design.id}`
  const { mutate, isPending } = useLike()
  const { liked, likes } = design
  const press = () => {
    if (!navigator.onLine) toast.error('You’re offline. Please like it once you’re back.')
    else if (status === 'unknown') pressedEarly.current = true
    else if (status === 'guest') {
      toast.error('Please log in to like designs')
      void navigate(paths.login(`${pathname}${search}#${id}`))
    } else if (!isPending) mutate(design)
  }
  useEffect(() => {
    if (status === 'unknown' || !pressedEarly.current) return
    pressedEarly.current = false
    press()
  })
  // Only on the way here: the browser's own Back knows better where the page was.
  const sought = way !== NavigationType.Pop && hash === `#${id}`
  useEffect(() => {
    if (!sought) return
    button.current?.scrollIntoView({ block: 'center' })
    button.current?.focus({ preventScroll: true })
  }, [sought])
  return (
    <button
      ref={button}
      id={id}
      type="button"
      aria-pressed={liked}
      aria-label={`Like ${title}, ${likes} ${likes === 1 ? 'like' : 'likes'}`}
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
    </button>
  )
}
