import { startTransition, StrictMode } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { HydratedRouter } from 'react-router/dom'
import { dropSpoiledScroll } from '~/lib/scroll-positions'
import { finishWay } from '~/lib/unfinished-way'
import { admitWrittenStyles } from './document/sent-styles'

dropSpoiledScroll()
admitWrittenStyles()
if (!finishWay())
  startTransition(() => {
    hydrateRoot(
      document,
      <StrictMode>
        <HydratedRouter />
      </StrictMode>,
    )
  })
