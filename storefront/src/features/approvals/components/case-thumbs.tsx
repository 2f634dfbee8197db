/** An order of more lines is looked at by itself. */
const MOST = 3

const TILE = 'grid h-20 w-14 place-items-center overflow-hidden rounded-md bg-stand sm:h-24 sm:w-17'

/** What is bought, small, a picture for each line; the words beside them say what they are. */
export function CaseThumbs({ urls }: { urls: string[] }) {
  const shown = urls.length > MOST ? urls.slice(0, MOST - 1) : urls
  const more = urls.length - shown.length
  return (
    <span className="flex shrink-0 flex-col gap-1.5 sm:flex-row">
      {shown.map((url, line) => (
        // Lines have no other name here, and keep their order.
        <span key={line} className={TILE}>
          {url ? <img src={url} alt="" loading="lazy" className="size-full object-contain p-1" /> : null}
        </span>
      ))}
      {more > 0 ? <span className={TILE}>+{more}</span> : null}
    </span>
  )
}
