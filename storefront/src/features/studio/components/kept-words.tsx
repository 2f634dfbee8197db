import { useStudioStore } from '../store'

/** The step that asks for words. */
const WORDS_STEP = 4

/** Words that came before their step: they are seen to be kept. */
export function KeptWords() {
  const words = useStudioStore(({ prompt, step }) => (step < WORDS_STEP ? prompt.trim() : ''))
  if (words === '') return null
  return (
    <p role="status" className="mt-6 rounded-lg bg-sunken px-5 py-4 dark:bg-indigo">
      <span className="block text-sm text-ink-soft">
        Your words are kept. Choose case, phone and finish, then press Generate.
      </span>
      <span className="mt-1 line-clamp-2 font-display text-xl font-bold wrap-anywhere">“{words}”</span>
    </p>
  )
}
