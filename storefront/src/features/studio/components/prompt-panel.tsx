import { useQuery } from '@tanstack/react-query'
import { Sparkles, X } from 'lucide-react'
import { Suspense } from 'react'
import { useShallow } from 'zustand/react/shallow'
import { Button } from '~/components/ui/button'
import { cn } from '~/components/ui/cn'
import { focusOn } from '~/components/ui/focus-on'
import { IconButton } from '~/components/ui/icon-button'
import { latePart } from '~/components/ui/late-part'
import { Skeleton } from '~/components/ui/skeleton'
import { Textarea } from '~/components/ui/textarea'
import { hasCode } from '~/lib/api-errors'
import { useWho } from '~/lib/who'
import { studioSettingsQuery } from '../api/get-studio-settings'
import { generate, useGeneration } from '../generation'
import { giveIdea } from '../lib/give-words'
import { KEEP_OUT_MAX, PROMPT_MAX, promptLength } from '../lib/prompt-words'
import { useStudioStore } from '../store'
import { DrawnAs } from './drawn-as'
import { Inspirations } from './inspirations'
import { MoreWishes } from './more-wishes'
import { ReplacedWords } from './replaced-words'
import { StylePicker } from './style-picker'
import { WhoDraws } from './who-draws'

// Few ever see it; where nothing can be fetched a toast has said it.
const GenerationProblem = latePart(() =>
  import('./generation-problem').then((part) => part.GenerationProblem),
)
const OwnPicture = latePart(() => import('./own-picture').then((part) => part.OwnPicture))

/** The words, how they shall be drawn, and the button that draws. */
export function PromptPanel({ drawing }: { drawing: boolean }) {
  const { prompt, style, keepOut, transparent, reference, setWish } = useStudioStore(
    useShallow(({ prompt, style, keepOut, transparent, reference, setWish }) => ({
      prompt,
      style,
      keepOut,
      transparent,
      reference,
      setWish,
    })),
  )
  const problem = useGeneration((state) => state.problem)
  const who = useWho()
  const { data: settings } = useQuery({
    ...studioSettingsQuery(who.id ?? 'guest'),
    enabled: who.status !== 'unknown',
  })
  const length = promptLength(prompt)
  const tooLong = length > PROMPT_MAX || [...keepOut.trim()].length > KEEP_OUT_MAX
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault()
        void generate()
      }}
    >
      <Textarea
        label="Describe your picture"
        placeholder="A fox asleep in a birch forest, first snow, soft colours"
        value={prompt}
        onChange={(event) => setWish({ prompt: event.target.value })}
        error={length > PROMPT_MAX ? `Please keep your prompt to ${PROMPT_MAX} characters` : undefined}
        corner={
          <span className={cn('tabular-nums', length > PROMPT_MAX && 'font-bold text-bad')}>
            {length}/{PROMPT_MAX}
            <span className="sr-only"> characters</span>
          </span>
        }
      />
      <ReplacedWords />
      {reference ? (
        <div className="mt-3 flex items-center gap-3 rounded-md bg-sunken p-2 pr-1 text-sm">
          <img src={reference.thumbnailUrl} alt="" className="aspect-3/5 w-9 rounded-sm object-cover" />
          <p className="flex-1">
            <span className="font-semibold">Drawn after this picture.</span> Your words say what becomes of
            it.
          </p>
          <IconButton
            label="Draw without the picture"
            onClick={() => {
              setWish({ reference: null })
              focusOn('step-4')
            }}
          >
            <X size={18} />
          </IconButton>
        </div>
      ) : null}
      <Inspirations onChoose={giveIdea} />
      <StylePicker
        styles={settings?.styles}
        chosen={style}
        onChoose={(chosen) => setWish({ style: chosen })}
      />
      <MoreWishes keepOut={keepOut} transparent={transparent} onWish={setWish} />
      {problem && !drawing ? (
        <Suspense fallback={null}>
          <GenerationProblem
            error={problem}
            onRewrite={(words) => {
              setWish({ prompt: words })
              void generate({ prompt: words })
            }}
            onBuiltIn={() => void generate({ provider: 'embedded' })}
          />
        </Suspense>
      ) : null}
      <Button
        type="submit"
        size="lg"
        className="mt-6 max-sm:w-full"
        busy={drawing}
        disabled={length === 0 || tooLong}
      >
        {drawing ? null : <Sparkles size={20} aria-hidden="true" />}
        {drawing ? 'Generating…' : 'Generate'}
      </Button>
      {/* Beside the pictures a low window has no room for it. */}
      <DrawnAs className="mt-3 max-xl:hidden" />
      <WhoDraws
        settings={settings}
        // Somebody else may have used them up: the shop has just said that there are none.
        quota={hasCode(problem, 'rate_limited') ? null : (settings?.quota ?? null)}
      />
      <Suspense fallback={<Skeleton className="mt-6 h-24" />}>
        <OwnPicture limits={settings?.uploads} />
      </Suspense>
    </form>
  )
}
