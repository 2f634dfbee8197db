import type { FramePicture } from '../components/account-frame'

export const PICTURES = {
  login: { photo: '/images/cases/snap-4.webp', words: 'Your words, woven.' },
  register: { photo: '/images/cases/folio-4.webp', words: 'Keep every design you make.' },
  verify: { photo: '/images/cases/flexi-4.webp', words: 'One thread left to tie.' },
  forgot: { photo: '/images/cases/tough-4.webp', words: 'No stitch is lost.' },
  reset: { photo: '/images/cases/clear-4.webp', words: 'A fresh thread.' },
} satisfies Record<string, FramePicture>
