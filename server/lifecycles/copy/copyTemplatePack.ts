import { eq } from 'drizzle-orm'

import { templatePacks } from '../../db/schema/templatePacks.ts'
import type { Tx } from '../../db/types.ts'

interface Wish {
  readonly from: number
  readonly to: number
  readonly userId: number
  readonly at: Date
}

/**
 * The next conference offers its authors the paper templates of the one before. Both rows name one stored file, which stays while either does.
 * Its row is locked: a chair who replaces the templates at this moment discards the file only after this copy, or before it is read.
 */
export const copyTemplatePack = async (tx: Tx, { from, to, userId, at }: Wish): Promise<void> => {
  const [pack] = await tx
    .select()
    .from(templatePacks)
    .where(eq(templatePacks.conferenceId, from))
    .for('share')
  if (pack === undefined || pack.file === null) return
  const { name, file, bytes } = pack
  await tx
    .insert(templatePacks)
    .values({ conferenceId: to, name, file, bytes, version: 1, userId, changedAt: at })
}
