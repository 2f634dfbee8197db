import type { AdminOrderDetail } from '@caseloom/contract'

type Line = AdminOrderDetail['validItems'][number]

function Picture({ src, alt, caption, href }: { src: string; alt: string; caption: string; href: string }) {
  return (
    <figure className="min-w-0">
      <a
        href={href}
        target="_blank"
        rel="noreferrer"
        className="block overflow-hidden rounded-md bg-sunken"
        title="Open in full size"
      >
        <img src={src} alt={alt} loading="lazy" className="aspect-[3/5] w-full object-contain p-1" />
      </a>
      <figcaption className="mt-1 text-center text-xs text-ink-soft">{caption}</figcaption>
    </figure>
  )
}

/** The case as the customer saw it, and the very file that is printed on it. */
export function LinePictures({ line }: { line: Line }) {
  const { imageUrl, printFileUrl, item } = line
  return (
    <div className="grid grid-cols-2 gap-3 max-sm:max-w-72">
      <Picture src={imageUrl} href={imageUrl} alt={`Mock-up of ${item.name}`} caption="Mock-up" />
      {printFileUrl ? (
        <Picture
          src={printFileUrl}
          href={printFileUrl}
          alt={`What is printed on ${item.name}`}
          caption="Print file"
        />
      ) : null}
    </div>
  )
}
