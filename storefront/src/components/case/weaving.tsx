/** A picture that is woven over the one on a case, row by row, under the shuttle. */
export function Weaving({ src, ms }: { src: string; ms: number }) {
  const pace = { animationDuration: `${ms}ms` }
  return (
    <span aria-hidden="true" className="absolute inset-0">
      <img
        src={src}
        alt=""
        width={540}
        height={900}
        className="size-full animate-weave object-cover"
        style={pace}
      />
      <span className="absolute inset-x-0 h-1 animate-beat bg-weld" style={pace}>
        <span className="absolute -top-2 h-4 w-[16%] animate-pick rounded-full bg-weld shadow-lift" />
      </span>
    </span>
  )
}
