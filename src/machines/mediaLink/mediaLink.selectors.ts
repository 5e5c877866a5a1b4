import { shown } from '../shared/shown.ts'
import type { MediaLinkSnapshot } from './mediaLink.machine.ts'
import { linkStates } from './mediaLink.types.ts'

export const selectState = (snapshot: MediaLinkSnapshot) => shown(snapshot, linkStates)
