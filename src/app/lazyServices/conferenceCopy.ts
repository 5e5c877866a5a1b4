import { createConferenceCopyService } from '../../services/conferenceCopyService.ts'
import type { LazyDeps } from '../context.tsx'

/** Port of `conferenceCopy`. */
export const conferenceCopy = (needs: LazyDeps) => createConferenceCopyService({ api: needs.api })
