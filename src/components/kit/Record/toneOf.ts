/** Events that take something away from a user: the button warns that they cannot be undone. */
const taking =
  /\.(?:abandon|archive|cancel|close|decline|delete|discard|end|hide|leave|reject|remove|retire|retract|reverse|revoke|undo|unpublish|withdraw)$/

export const toneOf = ({ event, isFinal }: { event: string; isFinal: boolean }) =>
  !isFinal ? ('plain' as const) : taking.test(event) ? ('danger' as const) : ('primary' as const)
