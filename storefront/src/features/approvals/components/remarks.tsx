/** What the checks of words and pictures ask a second look for. */
export const Remarks = ({ remarks }: { remarks: readonly string[] }) =>
  remarks.map((sentence) => (
    <p key={sentence} className="mt-1 wrap-anywhere text-warn">
      {sentence}
    </p>
  ))
