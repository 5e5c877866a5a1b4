import { createCountdowns } from '../../services/countdowns.ts'
import { createOwnAccountService } from '../../services/ownAccountService.ts'
import type { LazyDeps } from '../context.tsx'

/** Ports of the machines of the own account, and of setting a password. */
export const ownAccount = ({ api, tab, now }: LazyDeps) =>
  createOwnAccountService({ api, countdowns: createCountdowns(tab, now) })
