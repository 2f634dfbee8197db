import { Spinner } from '~/components/ui/spinner'

/** While the link of a change, and what it opens, are fetched. */
export function Opening() {
  return (
    <p role="status" className="flex min-h-96 items-center justify-center gap-3 text-lg font-semibold">
      <Spinner className="text-accent" label="Loading" />
      Opening your design
    </p>
  )
}
