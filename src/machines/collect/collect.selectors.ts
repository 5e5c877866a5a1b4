import type { CollectSnapshot } from './collect.machine.ts'

/** As the visitor wants it, until the server says otherwise. */
export const selectIsCollected = (snapshot: CollectSnapshot) => snapshot.context.wanted
/** Whether it is collected is not known yet. */
export const selectIsLooking = (snapshot: CollectSnapshot) => snapshot.hasTag('busy')
