import { eq, inArray } from 'drizzle-orm'

import { userRoles } from '../../../server/db/schema/organizers.ts'
import { serverSettings } from '../../../server/db/schema/site.ts'
import type { Db } from '../../../server/db/types.ts'
import { setupSteps, type SetupStep } from '../../../src/contract/setup.ts'

/** A site that waits to be set up as far as before this step (null: to the end); answers its code. */
export const openSetup = async (db: Db, step: SetupStep | null): Promise<string> => {
  const code = 'ABCD-EFGH-JKLM'
  const done = step === null ? setupSteps : setupSteps.slice(0, setupSteps.indexOf(step))
  await db
    .delete(serverSettings)
    .where(inArray(serverSettings.name, ['setup.code', 'setup.steps', 'setup.claim', 'setup.done']))
  await db.insert(serverSettings).values([
    { name: 'setup.code', value: code },
    { name: 'setup.steps', value: done.join(',') },
  ])
  if (step === 'administrator') await db.delete(userRoles).where(eq(userRoles.role, 'admin'))
  return code
}
