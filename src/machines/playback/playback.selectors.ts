import { shown } from '../shared/shown.ts'
import type { PlaybackSnapshot } from './playback.machine.ts'
import { playbackViews } from './playback.types.ts'

/** View of the player over the picture. */
export const selectView = (snapshot: PlaybackSnapshot) => shown(snapshot, playbackViews)
export const selectFault = (snapshot: PlaybackSnapshot) => snapshot.context.fault
