import { createConferenceBasicsService } from '../../services/conferenceBasicsService.ts'
import type { LazyDeps } from '../context.tsx'

/** Port of `conferenceBasics`. */
export const conferenceBasics = (needs: LazyDeps) => createConferenceBasicsService({ api: needs.api })
