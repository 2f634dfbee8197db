import { describe, expect, it } from 'vitest'
import { samples, write } from '../testing/write-mail'

describe('mails about the gallery', () => {
  it('tell an author of either decision, with the reason where one was given', async () => {
    const sample = samples['design-reviewed']
    const taken = await write('design-reviewed', sample)
    expect(taken.subject).toBe('Your design is in the gallery')
    expect(taken.text).toContain('Thank you for sharing ‘Fox at dusk’.')
    expect(taken.text).toContain(`See it in the gallery:\nhttps://shop.example/gallery/${sample.designId}\n`)
    const declined = { ...sample, decision: 'declined' } as const
    const bare = await write('design-reviewed', declined)
    expect(bare.subject).toBe('Your design is not shown in the gallery')
    expect(bare.text).toContain('‘Fox at dusk’')
    expect(bare.text).not.toContain('reason')
    expect(bare.text).toContain('See your designs:\nhttps://shop.example/dashboard?tab=designs\n')
    const said = await write('design-reviewed', { ...declined, reason: 'It shows a brand’s logo.' })
    expect(said.text).toContain('The reason:\n\nIt shows a brand’s logo.\n')
  })

  it.each([
    [3, 1, '3 designs wait for a decision, 1 was reported'],
    [1, 0, '1 design waits for a decision'],
    [0, 2, '2 designs of the gallery were reported'],
  ])('tell administrators of %i that wait and %i that were reported', async (waiting, reported, subject) => {
    const mail = await write('admin-designs-waiting', { name: 'Ann', waiting, reported })
    expect(mail.subject).toBe(subject)
    expect(mail.text).toContain('Look at the designs:\nhttps://shop.example/app/designs\n')
    expect(mail.text.includes('What was reported is still shown')).toBe(reported > 0)
  })
})
