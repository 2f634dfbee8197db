import { useReplaced } from '../lib/give-words'
import { tableMark } from '../lib/table-mark'
import { useStudioStore } from '../store'

/** Own words that an idea took the place of can be had back for as long as it stands there: a toast goes before everybody has reached it. */
export function ReplacedWords() {
  const { theirs, idea, mark } = useReplaced()
  const prompt = useStudioStore((draft) => draft.prompt)
  const setWish = useStudioStore((draft) => draft.setWish)
  // Whose they were has left, and somebody else may be looking.
  if (theirs === '' || prompt !== idea || mark !== tableMark()) return null
  return (
    <p className="mt-2 text-sm text-ink-soft">
      Your own words were replaced.{' '}
      <button
        type="button"
        className="min-h-6 font-semibold text-ink underline underline-offset-4 hover:text-accent"
        onClick={({ currentTarget }) => {
          currentTarget.form?.querySelector('textarea')?.focus({ preventScroll: true })
          setWish({ prompt: theirs })
        }}
      >
        Put them back
      </button>
    </p>
  )
}
