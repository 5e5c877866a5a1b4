import { createLiveService } from '../../services/live/liveService.ts'
import type { OwnNeeds } from '../context.tsx'

/** Ports of the live rooms and of the check of devices. */
export const live = (needs: OwnNeeds) => createLiveService(needs)
