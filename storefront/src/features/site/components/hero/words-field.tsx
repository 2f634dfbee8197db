import { ArrowRight } from 'lucide-react'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { paths } from '~/config/paths'

/** As many as the studio takes. */
const MOST = 400

/** The visitor's own words, with which the studio opens. Without scripts the browser itself carries them there. */
export function WordsField() {
  const [words, setWords] = useState('')
  const navigate = useNavigate()
  const said = words.trim()
  return (
    <form
      action={paths.customize()}
      className="mt-7 flex max-w-lg items-center rounded-full border border-transparent bg-on-indigo p-1.5 pl-5 text-indigo outline-offset-3 outline-weld has-[input:focus-visible]:outline-3 sm:mt-9 sm:pl-6"
      onSubmit={(event) => {
        event.preventDefault()
        void navigate(said === '' ? paths.customize() : paths.customizeWords(said))
      }}
    >
      <label htmlFor="hero-prompt" className="sr-only">
        Describe your picture
      </label>
      <input
        id="hero-prompt"
        name="prompt"
        value={words}
        onChange={(event) => setWords(event.target.value)}
        maxLength={MOST}
        autoComplete="off"
        enterKeyHint="go"
        placeholder="A fox asleep in the first snow"
        className="min-h-11 min-w-0 flex-1 bg-transparent text-base outline-none placeholder:text-indigo/70 sm:text-lg"
      />
      <button
        type="submit"
        aria-label="Take these words to the studio"
        title="Take these words to the studio"
        className="grid size-11 shrink-0 place-items-center rounded-full bg-indigo text-on-indigo transition-colors hover:bg-accent hover:text-on-accent focus-visible:outline-weld"
      >
        <ArrowRight size={22} aria-hidden="true" />
      </button>
    </form>
  )
}
