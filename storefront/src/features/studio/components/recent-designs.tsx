import { AiMark } from '~/components/ui/ai-mark'
import { Button } from '~/components/ui/button'
import { cn } from '~/components/ui/cn'
import { focusOn } from '~/components/ui/focus-on'
import { useFocusHeir } from '~/components/ui/use-focus-heir'
import { useFocusNext } from '~/components/ui/use-focus-next'
import { useRecentPictures } from '../hooks/use-recent-pictures'
import { isDrawn } from '../lib/studio-state'
import { useStudioStore } from '../store'

/** What was drawn before is never lost as long as it is kept: one tap takes it up again. */
export function RecentDesigns() {
  const { pictures, hasMore, isOpen, isBusy, isError, showMore } = useRecentPictures()
  const take = useStudioStore((draft) => draft.take)
  const { list, onMore } = useFocusNext<HTMLUListElement>(pictures.length, 'button')
  // The last page may bring none, and takes its button away all the same.
  useFocusHeir(hasMore, () => list.current?.querySelector('li:last-child button'))
  if (pictures.length === 0 && !hasMore) return null
  return (
    <section aria-labelledby="recent" className="mt-8">
      <h3 id="recent" className="text-sm font-semibold">
        Your recent designs
      </h3>
      <ul
        ref={list}
        className={cn('mt-2.5 flex gap-2 p-1', isOpen ? 'flex-wrap' : 'overflow-x-auto overscroll-x-contain')}
      >
        {pictures.map(({ picture, beside, jobId }) => (
          <li key={picture.id} className="w-16 shrink-0 sm:w-18">
            <button
              type="button"
              aria-label={`Take up: ${picture.originalPrompt || 'your own picture'}${isDrawn(picture) ? ', drawn by AI' : ''}`}
              title={picture.originalPrompt}
              onClick={() => {
                take(beside, picture.id, jobId)
                focusOn('step-5')
              }}
              className="relative block w-full overflow-hidden rounded-md bg-sunken ring-1 ring-line hover:ring-2 hover:ring-ink"
            >
              <img
                src={picture.thumbnailUrl}
                alt=""
                width={picture.width}
                height={picture.height}
                loading="lazy"
                className="aspect-3/5 w-full object-cover"
              />
              {isDrawn(picture) ? <AiMark className="absolute bottom-1 left-1" /> : null}
            </button>
          </li>
        ))}
      </ul>
      <p role="status" className="mt-1 text-sm text-ink-soft">
        {isError ? 'Your earlier pictures could not be loaded.' : null}
        {isOpen && !hasMore ? 'Pictures that you do not keep are deleted after 14 days.' : null}
      </p>
      {hasMore ? (
        <Button
          variant="ghost"
          size="snug"
          className="mt-1"
          busy={isBusy}
          onClick={() => {
            onMore()
            void showMore()
          }}
        >
          {isError ? 'Try again' : 'Show earlier pictures'}
        </Button>
      ) : null}
    </section>
  )
}
