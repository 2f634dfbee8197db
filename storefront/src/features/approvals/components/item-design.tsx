import type { AdminOrderDetail } from '@caseloom/contract'

type Design = NonNullable<AdminOrderDetail['validItems'][number]['design']>

/** Where a line's picture comes from: what was asked for, who drew it and what the checks noted. Warnings stand beside it. */
export function ItemDesign({ design }: { design: Design }) {
  const notes = design.flags.filter(({ severity }) => severity === 'note')
  return (
    <div className="mt-2 text-ink-soft">
      {design.prompt ? <p className="wrap-anywhere">Prompt: “{design.prompt}”</p> : null}
      {design.keepOut ? <p className="wrap-anywhere">To be left out: “{design.keepOut}”</p> : null}
      <p>{design.aiGenerated ? `Drawn by ${design.drawnBy}` : 'The customer’s own picture'}</p>
      {design.caseText ? <p className="wrap-anywhere">Words on the case: “{design.caseText}”</p> : null}
      {notes.map(({ class: about, says }) => (
        <p key={`${about} ${says}`}>Note: {says}</p>
      ))}
    </div>
  )
}
