import { createPaperDeskService } from '../../services/paperDeskService.ts'
import type { LazyDeps } from '../context.tsx'

/** Port of the machines of a chair's work on papers. */
export const paperDesk = (needs: LazyDeps) => createPaperDeskService({ api: needs.api })
