import { useQuery } from '@tanstack/react-query'
import { Sparkles } from 'lucide-react'
import { Alert } from '~/components/ui/alert'
import { Button } from '~/components/ui/button'
import { cn } from '~/components/ui/cn'
import { Textarea } from '~/components/ui/textarea'
import { messageOf } from '~/lib/api-errors'
import { inspirationPromptsQuery } from '../api/get-inspiration-prompts'
import { FALLBACK_PROMPTS, INSPIRATIONS_SHOWN, PROMPT_MAX, promptLength } from '../lib/prompt-words'

export function PromptPanel({
  prompt,
  onPrompt,
  onGenerate,
  generating,
  error,
}: {
  prompt: string
  onPrompt: (prompt: string) => void
  onGenerate: () => void
  generating: boolean
  error: Error | null
}) {
  const { data } = useQuery(inspirationPromptsQuery())
  const ideas = (data && data.length > 0 ? data : FALLBACK_PROMPTS).slice(0, INSPIRATIONS_SHOWN)
  const length = promptLength(prompt)
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault()
        onGenerate()
      }}
    >
      <Textarea
        label="Describe your picture"
        placeholder="A fox asleep in a birch forest, first snow, soft colours"
        value={prompt}
        onChange={(event) => onPrompt(event.target.value)}
        error={length > PROMPT_MAX ? `Please keep your prompt to ${PROMPT_MAX} characters` : undefined}
        corner={
          <span className={cn('tabular-nums', length > PROMPT_MAX && 'font-bold text-bad')}>
            {length}/{PROMPT_MAX}
            <span className="sr-only"> characters</span>
          </span>
        }
      />
      <div className="mt-5">
        <p className="text-sm font-semibold">Stuck? Start from one of these</p>
        <ul className="mt-2.5 flex flex-wrap gap-2">
          {ideas.map((idea) => (
            <li key={idea}>
              <button
                type="button"
                onClick={() => onPrompt(idea)}
                className="rounded-full border border-line-strong px-4 py-2 text-left text-sm hover:border-ink hover:bg-surface"
              >
                {idea}
              </button>
            </li>
          ))}
        </ul>
      </div>
      {error ? (
        <Alert tone="bad" className="mt-5">
          {messageOf(error, 'Failed to generate design')}
        </Alert>
      ) : null}
      <Button
        type="submit"
        size="lg"
        className="mt-6"
        busy={generating}
        disabled={length === 0 || length > PROMPT_MAX}
      >
        {generating ? null : <Sparkles size={20} aria-hidden="true" />}
        {generating ? 'Generating…' : 'Generate'}
      </Button>
      <p className="mt-3 text-sm text-ink-soft">Drawn from your words, four pictures each time.</p>
    </form>
  )
}
