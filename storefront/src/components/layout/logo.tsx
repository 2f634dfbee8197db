import { brand } from '~/config/brand'

/** A C of three threads through a warp, and the name. */
export function Logo() {
  return (
    <span className="inline-flex items-center gap-2.5 font-display text-xl font-bold tracking-tight">
      <svg viewBox="0 0 32 32" className="size-8" aria-hidden="true">
        <rect width="32" height="32" rx="9" fill="var(--color-accent)" />
        <g fill="none" stroke="var(--color-on-accent)" strokeWidth="2.6" strokeLinecap="round">
          <path d="M22.5 10.2a8.6 8.6 0 1 0 0 11.6" />
          <path d="M12.6 12.4h12M12.6 16h12M12.6 19.6h12" strokeWidth="1.9" />
        </g>
      </svg>
      {brand.name}
    </span>
  )
}
