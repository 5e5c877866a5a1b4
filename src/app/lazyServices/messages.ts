import { createMessageService } from '../../services/messageService.ts'
import type { LazyDeps } from '../context.tsx'

/** Ports of reading messages and of what comes by mail. */
export const messages = ({ api }: LazyDeps) => createMessageService(api)
