import { createPersonService } from '../../services/personService.ts'
import type { LazyDeps } from '../context.tsx'

/** Port of the team's actions on one participant. */
export const person = (needs: LazyDeps) => createPersonService({ api: needs.api })
