import type { ReactNode } from 'react'
import { CasePhoto } from '~/components/case/case-photo'
import { PunchCard } from '~/components/punch-card'

/** A photograph of the shop, and words that stand under it and, as a punched card, below them. */
export interface FramePicture {
  photo: string
  words: string
}

/** Pages round signing in: what is to be done, and from large screens up a photograph beside it. */
export function AccountFrame({ picture, children }: { picture: FramePicture; children: ReactNode }) {
  return (
    <div className="shell grid gap-10 py-10 lg:grid-cols-2 lg:items-stretch lg:gap-16 lg:py-14">
      <section className="mx-auto flex w-full max-w-md flex-col justify-center lg:min-h-160">
        {children}
      </section>
      <aside
        aria-hidden="true"
        className="hidden min-h-160 flex-col overflow-hidden rounded-xl bg-indigo text-on-indigo lg:flex"
      >
        <div className="relative min-h-0 flex-1">
          <CasePhoto
            src={picture.photo}
            alt=""
            sizes="(min-width: 64rem) 40rem, 1px"
            loading="lazy"
            className="absolute inset-0 size-full object-cover"
          />
        </div>
        <div className="overflow-hidden p-8 pb-7">
          <p className="font-display text-2xl font-bold">{picture.words}</p>
          <PunchCard text={picture.words} className="mt-5 h-16 w-auto max-w-none text-weld" />
        </div>
      </aside>
    </div>
  )
}

/** The page's name and a line below it. */
export function FrameHead({ title, children }: { title: string; children: ReactNode }) {
  return (
    <header className="mb-8">
      <h1 className="text-3xl">{title}</h1>
      <div className="mt-3 text-ink-soft">{children}</div>
    </header>
  )
}

export const frameLink = 'font-semibold text-ink underline underline-offset-4 hover:text-accent'
