import { toast } from '~/lib/toast'
import { tableMark } from './table-mark'

const UNDO_MS = 8000

/** Says what was done to the table, with a while to think better of it. `id`: the same is said once. */
export function offerUndo(
  words: string,
  id: string,
  undo: () => void,
  say: typeof toast.success = toast,
): void {
  const mark = tableMark()
  const onPress = () => {
    // Whose it was has left, and somebody else may be looking.
    if (tableMark() === mark) undo()
  }
  say(words, { id, duration: UNDO_MS, action: { label: 'Undo', onPress } })
}
