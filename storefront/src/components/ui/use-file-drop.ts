import { useState, type DragEvent } from 'react'

/** A place that files can be dropped on: `props` go onto its element, `over` tells that one is being held above it. */
export function useFileDrop(take: (files: FileList) => void) {
  const [over, setOver] = useState(false)
  return {
    over,
    props: {
      onDragOver: (event: DragEvent) => {
        event.preventDefault()
        setOver(true)
      },
      onDragLeave: ({ currentTarget, relatedTarget }: DragEvent) => {
        // From one of its parts to another nothing leaves.
        if (!(relatedTarget instanceof Node && currentTarget.contains(relatedTarget))) setOver(false)
      },
      onDrop: (event: DragEvent) => {
        event.preventDefault()
        setOver(false)
        take(event.dataTransfer.files)
      },
    },
  }
}
