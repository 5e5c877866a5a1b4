/** Names of actions, without the timers that XState itself adds to states with delays. */
export const actionNames = (actions: readonly unknown[]): string[] =>
  actions.map(describe).flatMap(({ name, timer }) => (timer ? [] : [name]))

interface Described {
  readonly name: string
  readonly timer: boolean
}

/** Properties that XState's creators add to their functions. */
interface Built {
  readonly type?: string
  readonly name: string
  readonly id?: unknown
  readonly sendId?: unknown
}

const describe = (action: unknown): Described => {
  if (typeof action === 'string') return { name: action, timer: false }
  const { type, name, id, sendId } = action as Built
  const timer = [id, sendId].some((key) => typeof key === 'string' && key.startsWith('xstate.after.'))
  if (type !== undefined) return { name: type.replace(/^xstate\./, ''), timer }
  return { name: name === '' || name === 'actions' ? 'unnamed' : name, timer }
}
