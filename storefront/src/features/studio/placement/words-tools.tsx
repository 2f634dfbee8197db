import type { Placement, TextLayer } from '@caseloom/contract'
import { Trash2 } from 'lucide-react'
import { useState } from 'react'
import { lettersMissing } from '~/components/case/letters'
import { TEXT_FACES } from '~/components/case/text-faces'
import { Alert } from '~/components/ui/alert'
import { Button } from '~/components/ui/button'
import { Textarea } from '~/components/ui/textarea'
import { FRESH_WORDS } from './adjust'
import { cutWords, WORDS_MOST } from './bounds'
import { ColourChoice } from './colour-choice'
import { FontChoice } from './font-choice'
import { degrees, percent, Slider } from './slider'
import type { PlacementHistory } from './use-history'

const PLAIN = ['#ffffff', '#1a1744', '#000000']

/** Words on the case: what, in which letters, how large, which colour, with a rim or without. */
export function WordsTools({
  placement,
  swatches,
  change,
}: {
  placement: Placement
  swatches: readonly string[]
  change: PlacementHistory['change']
}) {
  // Words that are wiped out to be written anew keep their looks.
  const [looks, setLooks] = useState<TextLayer>(FRESH_WORDS)
  const text = placement.text ?? { ...looks, content: '' }
  const set = (part: Partial<TextLayer>, kind: string) =>
    change({ text: { ...text, ...part } }, `words ${kind}`)
  const write = (typed: string) => {
    const content = cutWords(typed)
    if (content.trim() !== '') {
      set({ content }, 'content')
      return
    }
    setLooks(text)
    change({ text: null }, 'words content')
  }
  const missing = lettersMissing(text.content, text.font)
  const used = [...text.content].length
  return (
    <div className="space-y-4">
      <Textarea
        label="Your words"
        hint={`Up to three lines. ${used}/${WORDS_MOST}`}
        rows={2}
        value={text.content}
        placeholder="A name, a date, a line"
        onChange={(event) => write(event.target.value)}
      />
      {missing.length > 0 ? (
        <Alert tone="warn">
          {TEXT_FACES[text.font].name} has no {missing.join(' ')}: please choose other letters.
        </Alert>
      ) : null}
      {placement.text ? (
        <>
          <FontChoice value={text.font} onChange={(font) => set({ font }, 'font')} />
          <div className="grid grid-cols-2 gap-x-5 gap-y-1.5">
            <Slider
              label="Size"
              min={0.03}
              max={0.6}
              step={0.005}
              value={text.size}
              read={percent}
              onChange={(size) => set({ size }, 'size')}
            />
            <Slider
              label="Turn"
              min={-180}
              max={180}
              step={1}
              value={text.rotation}
              read={degrees}
              onChange={(rotation) => set({ rotation }, 'turn')}
            />
            <Slider
              label="Across"
              min={-0.6}
              max={0.6}
              step={0.01}
              value={text.x}
              read={percent}
              onChange={(x) => set({ x }, 'across')}
            />
            <Slider
              label="Up and down"
              min={-0.6}
              max={0.6}
              step={0.01}
              value={text.y}
              read={percent}
              onChange={(y) => set({ y }, 'down')}
            />
          </div>
          <ColourChoice
            label="Letter colour"
            value={text.colour}
            swatches={[...PLAIN, ...swatches]}
            onChange={(colour) => set({ colour }, 'colour')}
          />
          <div className="flex flex-wrap items-center justify-between gap-2">
            <label className="flex min-h-9 items-center gap-2 text-sm font-semibold">
              <input
                type="checkbox"
                checked={text.outline !== null}
                onChange={(event) => set({ outline: event.target.checked ? '#1a1744' : null }, 'outline')}
                className="size-5 accent-accent"
              />
              A rim round the letters
            </label>
            <Button
              size="sm"
              variant="ghost"
              onClick={({ currentTarget }) => {
                change({ text: null }, 'words removed')
                currentTarget.closest<HTMLElement>('[role=tabpanel]')?.focus({ preventScroll: true })
              }}
            >
              <Trash2 size={16} aria-hidden="true" /> Remove words
            </Button>
          </div>
          {text.outline ? (
            <ColourChoice
              label="Rim colour"
              value={text.outline}
              swatches={[...PLAIN, ...swatches]}
              onChange={(outline) => set({ outline }, 'outline colour')}
            />
          ) : null}
        </>
      ) : null}
    </div>
  )
}
