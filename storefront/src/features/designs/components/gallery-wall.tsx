import { Link } from 'react-router'
import { paths } from '~/config/paths'
import { useWho } from '~/lib/who'
import { useWall } from '../api/gallery'
import { GalleryCard } from './gallery-card'

/** Of the widest screen's row, so that none is left half empty. */
const ROW = 4

/** The designs that most people like. Left out where there are none, and where the gallery does not answer. */
export function GalleryWall() {
  const { id } = useWho()
  const { data } = useWall(id)
  const items = data?.items ?? []
  if (items.length === 0) return null
  const shown = items.slice(0, Math.max(ROW, items.length - (items.length % ROW)))
  return (
    <section
      className="unhurried-56 sm:unhurried-84 lg:unhurried-41 shell scroll-mt-16"
      aria-labelledby="wall"
    >
      <div className="flex flex-wrap items-end justify-between gap-4">
        <h2 id="wall" className="max-w-2xl text-3xl">
          Said by others, and theirs to share.
        </h2>
        <Link
          to={paths.gallery}
          className="font-semibold underline decoration-accent decoration-3 underline-offset-8"
        >
          See the gallery
        </Link>
      </div>
      <ul className="mt-10 grid grid-cols-2 gap-x-4 gap-y-8 md:gap-x-6 lg:grid-cols-4">
        {shown.map((design) => (
          <GalleryCard key={design.id} design={design} heading="h3" />
        ))}
      </ul>
    </section>
  )
}
