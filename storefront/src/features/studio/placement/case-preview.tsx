import type { Finish, Placement, PrintArea } from '@caseloom/contract'
import { Redo2, Ruler, Undo2 } from 'lucide-react'
import { Suspense, useEffect, useMemo, useState, type ReactNode } from 'react'
import { LateLiveCase } from '~/components/case-3d/late-live-case'
import { CaseMockup } from '~/components/case/case-mockup'
import { caseLine } from '~/components/case/case-build'
import { loadFace } from '~/components/case/load-face'
import type { Artwork } from '~/components/case/print-layer'
import { Button } from '~/components/ui/button'
import { ErrorState } from '~/components/ui/error-state'
import { IconButton } from '~/components/ui/icon-button'
import { latePart, PartMissing } from '~/components/ui/late-part'
import { Skeleton } from '~/components/ui/skeleton'
import { Tabs } from '~/components/ui/tabs'
import type { KeptVariation } from '../lib/studio-state'
import type { Layer } from './adjust'
import { ColourChoice } from './colour-choice'
import { PictureTools } from './picture-tools'
import { PlacingCase } from './placing-case'
import { PrintNotes } from './print-notes'
import { useHistory } from './use-history'
import { usePixels } from './use-pixels'

/** They stand behind a tab. */
const WordsTools = latePart(() => import('./words-tools').then((part) => part.WordsTools), PartMissing)

export interface CasePreviewProps {
  /** Stands on the left of the tools. */
  heading?: ReactNode
  handle: string | undefined
  label: string
  area: PrintArea | undefined
  /** Set where the area did not come. */
  onRetry?: (() => void) | undefined
  finish: Finish | null
  variation: KeptVariation | undefined
  placement: Placement
  onPlace: (change: Partial<Placement>) => void
}

/** The case before a picture is there. */
function BareCase({
  handle,
  label,
  area,
  finish,
}: Pick<CasePreviewProps, 'handle' | 'label' | 'area' | 'finish'>) {
  return (
    <CaseMockup
      label={label}
      line={caseLine(handle)}
      {...(area ? { area } : {})}
      {...(finish ? { finish } : {})}
      className="block w-full drop-shadow-xl select-none"
    >
      <g fill="none" stroke="#86839f" strokeWidth="7" strokeLinecap="round" opacity="0.7">
        {Array.from({ length: 9 }, (_, index) => (
          <path key={index} d={`M${100 + index * 100} 820V1420`} strokeDasharray="3 24" />
        ))}
      </g>
    </CaseMockup>
  )
}

/** The case as it will be printed, and everything that places the picture and the words on it. */
export function CasePreview(props: CasePreviewProps) {
  const { area, variation } = props
  if (variation && area) return <Editor {...props} area={area} variation={variation} />
  return (
    <div>
      <div className="mb-2">{props.heading}</div>
      {props.onRetry ? (
        <ErrorState title="This case did not load" onRetry={props.onRetry}>
          Without its measures your picture can’t be placed on it.
        </ErrorState>
      ) : (
        <>
          <div className="mx-auto w-48 sm:w-56 xl:w-[min(17rem,max(13rem,(100dvh-31rem)*0.62))]">
            <BareCase {...props} />
          </div>
          <p className="mt-4 text-center text-sm text-ink-soft">
            {variation && !props.finish
              ? 'Choose phone and finish to see your picture on it.'
              : 'Your picture will appear here.'}
          </p>
        </>
      )}
    </div>
  )
}

function Editor({
  heading,
  handle,
  label,
  area,
  finish,
  variation,
  placement,
  onPlace,
}: CasePreviewProps & { area: PrintArea; variation: KeptVariation }) {
  const [look, setLook] = useState<'2d' | '3d'>('2d')
  const [flat, setFlat] = useState(false)
  const [guides, setGuides] = useState(true)
  const [tab, setTab] = useState('picture')
  const [said, setSaid] = useState('')
  const { imageUrl, width, height } = variation
  const artwork = useMemo<Artwork>(() => ({ src: imageUrl, width, height }), [imageUrl, width, height])
  const facts = usePixels(artwork)
  const history = useHistory(placement, onPlace, variation.id)
  const { change } = history
  const layer: Layer = tab === 'words' && placement.text ? 'words' : 'picture'
  const font = placement.text?.font
  useEffect(() => {
    // Without its file the words stand in the page's own letters until the next try.
    if (font) loadFace(font).catch(() => undefined)
  }, [font])
  const view = flat ? '2d' : look
  const swatches = facts?.swatches ?? []
  const placing = (
    <PlacingCase
      {...{ label, handle, area, finish, artwork, placement, layer, guides, history }}
      onLayer={(next) => setTab(next)}
      say={setSaid}
    />
  )
  return (
    <div>
      <div className="mb-1 flex flex-wrap items-center justify-end">
        <div className="mr-auto">{heading}</div>
        <IconButton
          label="Undo"
          disabled={!history.canUndo}
          onClick={() => {
            if (history.undo()) setSaid('Undone')
          }}
        >
          <Undo2 size={20} aria-hidden="true" />
        </IconButton>
        <IconButton
          label="Redo"
          disabled={!history.canRedo}
          onClick={() => {
            if (history.redo()) setSaid('Done again')
          }}
        >
          <Redo2 size={20} aria-hidden="true" />
        </IconButton>
        <IconButton
          label="Print lines"
          aria-pressed={guides}
          onClick={() => setGuides(!guides)}
          className={guides ? 'text-accent' : undefined}
        >
          <Ruler size={20} aria-hidden="true" />
        </IconButton>
        {flat ? null : (
          <Button
            size="snug"
            variant={view === '3d' ? 'ink' : 'outline'}
            className="ml-1"
            aria-label={view === '3d' ? 'Flat: back to placing' : '3D: turn it round'}
            onClick={() => setLook(view === '3d' ? '2d' : '3d')}
          >
            {view === '3d' ? 'Flat' : '3D'}
          </Button>
        )}
      </div>
      <div className="relative mx-auto w-[min(60vw,17rem)] xl:w-[min(17rem,max(13rem,(100dvh-31rem)*0.62))]">
        {view === '3d' ? (
          <Suspense fallback={placing}>
            <LateLiveCase
              label={label}
              line={caseLine(handle)}
              area={area}
              finish={finish}
              artwork={artwork}
              placement={placement}
              buttons
              onFail={() => setFlat(true)}
              className="aspect-[10/17]"
            />
          </Suspense>
        ) : (
          placing
        )}
      </div>
      <p className="mt-1 mb-3 text-center text-xs text-ink-soft">
        {view === '3d'
          ? 'Drag the case to turn it, or press the arrows.'
          : guides
            ? 'Dots: print edge. Dashes: keep words and faces inside.'
            : 'Drag to move, pinch or Ctrl and wheel to size, two fingers to turn.'}
      </p>
      <p aria-live="polite" className="sr-only">
        {said}
      </p>
      <PrintNotes {...{ area, artwork, placement, facts, change }} now={history.now} say={setSaid} />
      <div className="mt-3">
        <Tabs
          dense
          label="Place and dress the picture"
          value={tab}
          onChange={setTab}
          items={[
            {
              value: 'picture',
              label: 'Picture',
              content: <PictureTools placement={placement} change={change} />,
            },
            {
              value: 'background',
              label: 'Background',
              content: (
                <div className="space-y-2">
                  <ColourChoice
                    label="Background"
                    value={placement.background}
                    swatches={['#ffffff', ...swatches]}
                    onChange={(background) => change({ background }, 'background')}
                  />
                  <p className="text-xs text-ink-soft">
                    It shows where the picture does not reach and where it is clear. The round colours come
                    from the picture.
                  </p>
                </div>
              ),
            },
            {
              value: 'words',
              label: 'Words',
              content: (
                <Suspense fallback={<Skeleton className="h-28" />}>
                  <WordsTools placement={placement} swatches={swatches} change={change} />
                </Suspense>
              ),
            },
          ]}
        />
      </div>
    </div>
  )
}
