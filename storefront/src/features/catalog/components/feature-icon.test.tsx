import { FEATURE_ICONS } from '@caseloom/contract'
import { render, waitFor } from '@testing-library/react'
import { expect, it } from 'vitest'
import { FeatureIcon } from './feature-icon'

/** What is drawn, once it is there. */
async function drawn(name: string): Promise<string> {
  const { container } = render(<FeatureIcon name={name} />)
  return waitFor(() => {
    const [picture] = container.getElementsByTagName('svg')
    if (!picture?.innerHTML) throw new Error(`Nothing is drawn for ${name}`)
    return picture.innerHTML
  })
}

it('each feature that a product may carry has a picture of its own', async () => {
  const pictures = await Promise.all(Object.keys(FEATURE_ICONS).map(drawn))
  expect(new Set(pictures).size).toBe(pictures.length)
  expect(pictures).not.toContain(await drawn('fa-unheard-of'))
})
