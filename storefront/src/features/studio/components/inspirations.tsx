import { useQuery } from '@tanstack/react-query'
import { inspirationPromptsQuery } from '../api/get-inspiration-prompts'
import { FALLBACK_PROMPTS, INSPIRATIONS_SHOWN } from '../lib/prompt-words'

export function Inspirations({ onChoose }: { onChoose: (prompt: string) => void }) {
  const { data } = useQuery(inspirationPromptsQuery())
  const ideas = (data && data.length > 0 ? data : FALLBACK_PROMPTS).slice(0, INSPIRATIONS_SHOWN)
  return (
    <div className="mt-4">
      <p className="text-sm font-semibold">Stuck? Start from one of these</p>
      <ul className="mt-2.5 flex flex-wrap gap-2">
        {ideas.map((idea) => (
          <li key={idea}>
            <button
              type="button"
              onClick={() => onChoose(idea)}
              className="min-h-10 rounded-full border border-line-strong px-4 py-1.5 text-left text-sm hover:border-ink hover:bg-surface"
            >
              {idea}
            </button>
          </li>
        ))}
      </ul>
    </div>
  )
}
