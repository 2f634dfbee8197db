import { forgetAdjustedDrafts } from './adjusting/draft-names'
import { forget } from './generation'
import { quietly } from './lib/quietly'
import { EMPTY_DRAFT } from './lib/studio-state'
import { renewMark } from './lib/table-mark'
import { DRAFT_NAME, draftOwner, layOutFor, useStudioStore } from './store'

/** Whoever signs out leaves an empty table: the next at this browser sees neither words nor pictures, nor by going back. */
export function leaveStudio(): void {
  forget()
  // It lies below, while a case that was ordered is on the table.
  void useStudioStore.persist.getOptions().storage?.removeItem(DRAFT_NAME)
  quietly(() => useStudioStore.setState({ ...EMPTY_DRAFT, owner: null }))
  forgetAdjustedDrafts()
  renewMark()
}

const isOthers = (id: string | null): boolean => ![null, id].includes(draftOwner())

/** Empties the table for a customer, by id, where it is another's. */
export function makeRoomFor(id: string): void {
  if (isOthers(id)) leaveStudio()
}

/**
 * Brings the kept draft to the table for whoever is there: a customer's id, or null for a guest. To a guest a customer's is
 * as good as none; it stays kept until something else is designed, since its owner may only have been away.
 */
export async function sitDown(id: string | null): Promise<void> {
  if (id !== null) makeRoomFor(id)
  else if (isOthers(id)) {
    forget()
    renewMark()
  }
  await layOutFor(id)
}
