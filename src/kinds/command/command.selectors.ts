import type { CommandContext, CommandTag } from './command.types.ts'

interface Snapshot<Wish> {
  readonly context: CommandContext<Wish>
  readonly hasTag: (tag: CommandTag) => boolean
}

/** The thing stands in the way: there is nothing to correct. */
export const selectIsRefused = (snapshot: Snapshot<unknown>) => snapshot.hasTag('refused')
export const selectIsBusy = (snapshot: Snapshot<unknown>) => snapshot.hasTag('busy')
export const selectFailure = (snapshot: Snapshot<unknown>) => snapshot.context.failure
/** The wish that is sent, or was refused. */
export const selectWish = <Wish>(snapshot: Snapshot<Wish>) => snapshot.context.wish
