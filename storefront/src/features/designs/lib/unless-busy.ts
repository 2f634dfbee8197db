/** How a dialog is left: what is under way is waited for, since it is there that a failure is told. */
export const unlessBusy = (isPending: boolean, onClose: () => void) => () => {
  if (!isPending) onClose()
}
