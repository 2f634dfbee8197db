/** How far something is; its colour is the text's, washed out. */
export function ProgressBar({ share, label }: { share: number; label: string }) {
  return (
    <div
      role="progressbar"
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={100}
      aria-valuenow={Math.round(share * 100)}
      className="h-1.5 w-full overflow-hidden rounded-full bg-current/15"
    >
      <span
        className="block h-full origin-left rounded-full bg-weld transition-transform duration-500 ease-out"
        style={{ transform: `scaleX(${String(share)})` }}
      />
    </div>
  )
}
