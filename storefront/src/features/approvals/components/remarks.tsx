/** What the checks of words and pictures ask a second look for. */
export const Remarks = ({ remarks }: { remarks: readonly string[] }) =>
  remarks.map((sentence) => (
    <p key={sentence} className="mt-1 break-words text-warn">
      {sentence}
    </p>
  ))
