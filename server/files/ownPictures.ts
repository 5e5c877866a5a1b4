import { and, eq, isNull, ne, or } from 'drizzle-orm'

import { uploadedFiles } from '../db/schema/files.ts'
import type { Db, Tx } from '../db/types.ts'
import { Refused } from '../shared/refused.ts'

interface Naming {
  readonly userId: number
  /** Everybody sees what is named there. */
  readonly isShown: boolean
}

/** Whether this member has uploaded it, so that no one takes another user's file. */
export const isOwnPicture = async (
  tx: Db | Tx,
  address: string,
  { userId, isShown }: Naming,
): Promise<boolean> => {
  const name = /^\/uploads\/([^/]+)$/.exec(address)?.[1]
  if (name === undefined) return false
  const { kind } = uploadedFiles
  const rows = await tx
    .select({ name: uploadedFiles.name })
    .from(uploadedFiles)
    .where(
      and(
        eq(uploadedFiles.name, name),
        eq(uploadedFiles.userId, userId),
        eq(uploadedFiles.place, 'pictures'),
        isShown ? or(isNull(kind), ne(kind, privateKind)) : undefined,
      ),
    )
  return rows.length > 0
}

/** Pictures of applications: their uploader and the administrators see them. */
export const privateKind = 'organizer'

/**
 * For each field with an address of `/uploads/`: it is the member's own, or it was there before (a team has several members).
 * Addresses of the site's own pictures are for the schema to judge.
 * @throws Refused `fileUnknown` with the field
 */
export const refuseStrangePicture = async <Field extends string>(
  tx: Db | Tx,
  named: Readonly<Record<Field, string>>,
  { before, ...naming }: Naming & { readonly before: readonly string[] },
): Promise<void> => {
  for (const [field, address] of Object.entries<string>(named)) {
    if (!address.startsWith('/uploads/') || before.includes(address)) continue
    if (!(await isOwnPicture(tx, address, naming))) throw new Refused('fileUnknown', { field })
  }
}
