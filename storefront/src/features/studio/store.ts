import type { Finish, Placement, Variation } from '@caseloom/contract'
import { create } from 'zustand'
import { createJSONStorage, persist } from 'zustand/middleware'
import { patientStorage, readDraft } from './lib/kept-draft'
import {
  chooseDevice,
  chooseFinish,
  chooseProduct,
  createNewDesign,
  EMPTY_DRAFT,
  receiveVariations,
  selectVariation,
  type StudioDraft,
} from './lib/studio-state'

interface StudioState extends StudioDraft {
  chooseProduct: (id: number) => void
  chooseDevice: (device: string) => void
  chooseFinish: (finish: Finish) => void
  setPrompt: (prompt: string) => void
  receive: (variations: readonly Variation[]) => void
  select: (id: string) => void
  place: (change: Partial<Placement>) => void
  createNew: () => void
}

/** The draft survives a reload. It is read after the first paint (`persist.rehydrate`), since the server has none. */
export const useStudioStore = create<StudioState>()(
  persist(
    (set) => ({
      ...EMPTY_DRAFT,
      chooseProduct: (id) => set((draft) => chooseProduct(draft, id)),
      chooseDevice: (device) => set((draft) => chooseDevice(draft, device)),
      chooseFinish: (finish) => set((draft) => chooseFinish(draft, finish)),
      setPrompt: (prompt) => set({ prompt }),
      receive: (variations) => set((draft) => receiveVariations(draft, variations)),
      select: (id) => set((draft) => selectVariation(draft, id)),
      place: (change) => set((draft) => ({ placement: { ...draft.placement, ...change } })),
      createNew: () => set((draft) => createNewDesign(draft)),
    }),
    {
      name: 'caseloom_studio',
      version: 1,
      storage: createJSONStorage(() => patientStorage),
      merge: (saved, present) => (saved === undefined ? present : { ...present, ...readDraft(saved) }),
      skipHydration: true,
      partialize: ({ step, productId, device, finish, prompt, variations, selectedId, placement }) => ({
        step,
        productId,
        device,
        finish,
        prompt,
        variations,
        selectedId,
        placement,
      }),
    },
  ),
)
