/** Ends the sentence that somebody else saved meanwhile: what became of the changes, and the way to what stands now. */
export function LoadSavedNow({ onReload }: { onReload: () => void }) {
  return (
    <>
      . Your changes are not saved. Copy what you want to keep, then{' '}
      <button type="button" className="text-ui-fg-interactive underline" onClick={onReload}>
        load what is saved now
      </button>
      .
    </>
  )
}
