/** Selectors of every kind; a snapshot without the tag or the part of the context does not compile. */

interface Tagged<Tag extends string> {
  readonly hasTag: (tag: Tag) => boolean
}

interface With<Part> {
  readonly context: Part
}

export const selectIsBusy = (snapshot: Tagged<'busy'>) => snapshot.hasTag('busy')
/** The thing stands in the way: there is nothing to correct. */
export const selectIsRefused = (snapshot: Tagged<'refused'>) => snapshot.hasTag('refused')
export const selectFailure = <Failure>({ context }: With<{ failure: Failure }>) => context.failure
/** The wish that is sent, or was refused. */
export const selectWish = <Wish>({ context }: With<{ wish: Wish }>) => context.wish
