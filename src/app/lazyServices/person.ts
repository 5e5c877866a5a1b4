import { createPersonService } from '../../services/personService.ts'
import type { LazyDeps } from '../context.tsx'

/** Port of what the team does about one participant. */
export const person = (needs: LazyDeps) => createPersonService({ api: needs.api })
