import { createMessageService } from '../../services/messageService.ts'
import type { LazyDeps } from '../context.tsx'

/** Ports of reading messages and of channel settings. */
export const messages = ({ api }: LazyDeps) => createMessageService(api)
