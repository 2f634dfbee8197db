import { useQuery } from '@tanstack/react-query'
import { AiMark } from '~/components/ui/ai-mark'
import { useWho } from '~/lib/who'
import { recentDesignsQuery } from '../api/designs'
import { recentJobsQuery } from '../api/jobs'
import { recentPictures } from '../lib/recent-pictures'
import { isDrawn } from '../lib/studio-state'
import { useStudioStore } from '../store'

/** What was drawn before is never lost: one tap takes it up again. */
export function RecentDesigns() {
  const who = useWho()
  const enabled = who.status !== 'unknown'
  const name = who.id ?? 'guest'
  const jobs = useQuery({ ...recentJobsQuery(name), enabled })
  const designs = useQuery({ ...recentDesignsQuery(name), enabled })
  const variations = useStudioStore((draft) => draft.variations)
  const take = useStudioStore((draft) => draft.take)
  const recent = recentPictures(jobs.data ?? [], designs.data?.items ?? [], variations)
  if (recent.length === 0) return null
  return (
    <section aria-labelledby="recent" className="mt-8">
      <h3 id="recent" className="text-sm font-semibold">
        Your recent designs
      </h3>
      <ul className="mt-2.5 flex gap-2 overflow-x-auto overscroll-x-contain p-1">
        {recent.map(({ picture, beside, jobId }) => (
          <li key={picture.id} className="w-16 shrink-0 sm:w-18">
            <button
              type="button"
              aria-label={`Take up: ${picture.originalPrompt || 'your own picture'}${isDrawn(picture) ? ', drawn by AI' : ''}`}
              title={picture.originalPrompt}
              onClick={() => take(beside, picture.id, jobId)}
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
    </section>
  )
}
