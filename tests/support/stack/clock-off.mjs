/** Loaded into a backend before its own code: its clock is so many milliseconds off (CLOCK_OFF_MS), the database's is not. */
const off = Number(process.env.CLOCK_OFF_MS ?? 0)
const trueNow = Date.now.bind(Date)
const now = () => trueNow() + off

globalThis.Date = new Proxy(Date, {
  construct: (target, given, made) => Reflect.construct(target, given.length === 0 ? [now()] : given, made),
  get: (target, key) => (key === 'now' ? now : Reflect.get(target, key)),
})
