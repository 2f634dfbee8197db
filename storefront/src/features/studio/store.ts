import type { Finish, Job, Placement } from '@caseloom/contract'
import { create } from 'zustand'
import { persist } from 'zustand/middleware'
import type * as DraftTrouble from './lib/draft-trouble'
import { ownerOf, readDraft } from './lib/kept-draft'
import { lateStorage } from './lib/late-storage'
import {
  chooseDevice,
  chooseFinish,
  chooseProduct,
  createNewDesign,
  draftOf,
  EMPTY_DRAFT,
  layOut,
  markKept,
  receiveJob,
  selectVariation,
  takePictures,
  type KeptVariation,
  type StudioDraft,
  type Wish,
} from './lib/studio-state'

/** A draft and the id of the customer whose it is; null for a guest's, which whoever signs in takes over. */
type OwnedDraft = StudioDraft & { owner: string | null }

interface StudioState extends OwnedDraft {
  chooseProduct: (id: number) => void
  chooseDevice: (device: string) => void
  chooseFinish: (finish: Finish) => void
  setWish: (change: Partial<Wish>) => void
  /** The job whose pictures shall come; null for none. */
  expectJob: (id: string | null) => void
  receiveJob: (job: Job, whole?: boolean) => void
  take: (variations: KeptVariation[], selectedId: string, jobId?: string | null) => void
  layOut: (made: Parameters<typeof layOut>[1]) => void
  select: (id: string) => void
  markKept: (id: string, designId: string | null) => void
  place: (change: Partial<Placement>) => void
  createNew: () => void
}

/** Where the draft for the cart is kept. */
export const DRAFT_NAME = 'caseloom_studio'

/** Few drafts are ever in trouble: what tells of it comes late, and not at all where nothing can be fetched. */
const troubled = (tell: (told: typeof DraftTrouble) => void) =>
  void import('./lib/draft-trouble').then(tell, () => undefined)

const storage = lateStorage<OwnedDraft>({
  onUnkept: () => troubled(({ tellUnkept }) => tellUnkept()),
  onUnreadable: () => troubled(({ tellLoss }) => tellLoss()),
})

/** What was kept, in whichever version. What is left out of it is told once: it is written anew. */
export function readKept(saved: unknown): OwnedDraft {
  const draft = readDraft(saved)
  troubled(({ isLess, tellLoss }) => {
    if (!isLess(draft, saved)) return
    tellLoss()
    useStudioStore.setState({})
  })
  return { ...draft, owner: ownerOf(saved) }
}

/** Whoever sits at the table: no draft of another customer is laid there. Null for a guest. */
let seated: string | null = null

/** What was kept, or what lies there already, as far as it may be seen. Of what may not, nothing is told or written. */
function layKept(saved: unknown, present: StudioState): StudioState {
  const owner = saved === undefined ? present.owner : ownerOf(saved)
  if (owner !== null && owner !== seated) return { ...present, ...EMPTY_DRAFT, owner: null }
  return saved === undefined ? present : { ...present, ...readKept(saved) }
}

/** The draft survives a reload. It is read after the first paint (`persist.rehydrate`), since the server has none. */
export const useStudioStore = create<StudioState>()(
  persist(
    (set) => ({
      ...EMPTY_DRAFT,
      owner: null,
      chooseProduct: (id) => set((draft) => chooseProduct(draft, id)),
      chooseDevice: (device) => set((draft) => chooseDevice(draft, device)),
      chooseFinish: (finish) => set((draft) => chooseFinish(draft, finish)),
      setWish: (change) => set(change),
      expectJob: (drawingId) => set({ drawingId }),
      receiveJob: (job, whole) => set((draft) => receiveJob(draft, job, whole)),
      take: (variations, selectedId, jobId) =>
        set((draft) => takePictures(draft, variations, selectedId, jobId)),
      layOut: (made) => set((draft) => layOut(draft, made)),
      select: (id) => set((draft) => selectVariation(draft, id)),
      markKept: (id, designId) => set((draft) => markKept(draft, id, designId)),
      place: (change) => set((draft) => ({ placement: { ...draft.placement, ...change } })),
      createNew: () => set((draft) => createNewDesign(draft)),
    }),
    {
      name: DRAFT_NAME,
      version: 1,
      storage,
      migrate: readKept,
      merge: layKept,
      skipHydration: true,
      partialize: (state: StudioState): OwnedDraft => ({ ...draftOf(state), owner: state.owner }),
    },
  ),
)

/** Whose the draft for the cart is, also before it is laid out. */
export function draftOwner(): string | null {
  const kept = storage.getItem(DRAFT_NAME)
  return (kept && 'state' in kept ? ownerOf(kept.state) : null) ?? useStudioStore.getState().owner
}

/** Lays out what was kept for whoever is there now: the customer's id, or null for a guest. */
export async function layOutFor(id: string | null): Promise<void> {
  seated = id
  await useStudioStore.persist.rehydrate()
}
