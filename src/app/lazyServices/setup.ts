import { createCredentialStore } from '../../services/credentialStore.ts'
import { createSetupService } from '../../services/setupService.ts'
import type { LazyDeps } from '../context.tsx'

/** Port of the first run. */
export const setup = ({ api, local }: LazyDeps) =>
  createSetupService({ api, credentials: createCredentialStore(local) })
