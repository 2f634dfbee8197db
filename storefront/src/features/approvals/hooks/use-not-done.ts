import { create } from 'zustand'
import { useWho } from '~/lib/who'
import type { NotDone } from '../lib/not-done'

const NONE: NotDone[] = []
const useLastDecision = create<{ who: string | null; failures: NotDone[] }>()(() => ({
  who: null,
  failures: NONE,
}))

/** What of their last decision on several orders did not work. It outlives the list that it was made in. */
export const noteNotDone = (who: string | null, failures: NotDone[]): void =>
  useLastDecision.setState({ who, failures })

/** The same for whoever looks, and how to forget it. */
export function useNotDone() {
  const { id } = useWho()
  const { who, failures } = useLastDecision()
  return { failures: who === id ? failures : NONE, forget: () => noteNotDone(id, NONE) }
}
