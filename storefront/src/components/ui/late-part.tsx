import { lazy, type ComponentType } from 'react'

/** Stands where a part of a page should be that did not arrive. */
export function PartMissing() {
  return <p className="text-sm text-ink-soft">This part did not arrive. Please reload the page.</p>
}

/**
 * A part of a page whose code comes once it is wanted. Where it does not arrive, the rest of the page stays whole, and
 * the page's notice offers to load it again. What opens above the page leaves no gap, so nothing stands in its place.
 */
export function latePart<Props>(
  load: () => Promise<ComponentType<Props>>,
  instead: ComponentType<Props> = () => null,
) {
  return lazy<ComponentType<Props>>(() =>
    load().then(
      (part) => ({ default: part }),
      () => ({ default: instead }),
    ),
  )
}
