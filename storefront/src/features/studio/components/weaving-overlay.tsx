import { PunchCard } from '~/components/punch-card'

const SHOWN_LETTERS = 24

/** Covers the preview while pictures are being drawn. */
export function WeavingOverlay({ prompt }: { prompt: string }) {
  return (
    <div
      role="status"
      className="absolute inset-0 z-10 flex animate-fade flex-col items-center justify-center gap-6 rounded-xl bg-indigo p-8 text-center text-on-indigo"
    >
      <PunchCard
        text={[...prompt.trim()].slice(0, SHOWN_LETTERS).join('')}
        className="w-full max-w-xs text-accent"
      />
      <span aria-hidden="true" className="h-1.5 w-48 overflow-hidden rounded-full bg-on-indigo/15">
        <span className="block h-full w-1/4 animate-shuttle rounded-full bg-weld" />
      </span>
      <p className="font-display text-xl font-bold">Weaving your words</p>
      <p className="max-w-60 text-sm text-indigo-soft">
        This usually takes 30-60 seconds, often less. You can stay here.
      </p>
    </div>
  )
}
