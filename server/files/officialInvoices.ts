import { and, eq, isNull, or } from 'drizzle-orm'

import { mayPlayGuarded } from '../accounts/secondFactor/hasFactor.ts'
import { invoiceDocuments, invoices } from '../db/schema/invoices.ts'
import { userRoles } from '../db/schema/organizers.ts'
import { orders } from '../db/schema/registration.ts'
import type { Db } from '../db/types.ts'
import type { AppConfig } from '../shared/config.ts'
import { endingOf } from '../shared/endingOf.ts'
import type { FileStore, StoredFile } from './store.ts'

export interface OfficialInvoice {
  readonly file: StoredFile
  readonly number: string
  /** `pdf` or `ofd`. */
  readonly ending: string
}

interface OfficialInvoiceDeps {
  readonly db: Db
  readonly config: Pick<AppConfig, 'secondFactor'>
  readonly invoiceFiles: FileStore
}

/** Official documents of invoices (INV-01). Null: no document for this account. */
export const createOfficialInvoices = (deps: OfficialInvoiceDeps) => {
  const { db, invoiceFiles } = deps
  const found = async (
    row: { file: string | null; number: string | null } | undefined,
    mayRead: boolean,
  ): Promise<OfficialInvoice | null> => {
    if (!mayRead || row?.file == null || row.number === null) return null
    const file = await invoiceFiles.find(row.file)
    return file && { file, number: row.number, ending: endingOf(row.file) }
  }
  return {
    /** One that was issued: for the owner of the order and for finance. */
    issued: async (id: number | null, userId: number) => {
      if (id === null) return null
      const [row] = await db
        .select({
          file: invoiceDocuments.file,
          number: invoiceDocuments.number,
          ownerId: orders.userId,
          conferenceId: orders.conferenceId,
        })
        .from(invoiceDocuments)
        .innerJoin(invoices, eq(invoices.id, invoiceDocuments.invoiceId))
        .innerJoin(orders, eq(orders.id, invoices.orderId))
        .where(eq(invoiceDocuments.id, id))
      // Queried in any case: the answer for another user's row must take as long as for a missing one.
      const mayReadAll = await isFinance(deps, userId, row?.conferenceId)
      return found(row, mayReadAll || row?.ownerId === userId)
    },

    /** One that is not issued yet, by its invoice: for finance. */
    uploaded: async (invoiceId: number | null, userId: number) => {
      if (invoiceId === null) return null
      const [row] = await db
        .select({
          file: invoices.documentFile,
          number: invoices.documentNumber,
          conferenceId: orders.conferenceId,
        })
        .from(invoices)
        .innerJoin(orders, eq(orders.id, invoices.orderId))
        .where(eq(invoices.id, invoiceId))
      return found(row, await isFinance(deps, userId, row?.conferenceId))
    },
  }
}

/** Whether the member has the part finance on the platform or in that conference. It needs the second factor (ACC-02). */
export const isFinance = async (
  { db, config }: Pick<OfficialInvoiceDeps, 'db' | 'config'>,
  userId: number,
  /** Absent: the row does not exist, and no part covers it. */
  conferenceId = 0,
): Promise<boolean> => {
  const inPlace = or(isNull(userRoles.conferenceId), eq(userRoles.conferenceId, conferenceId))
  const rows = await db
    .select({ id: userRoles.id })
    .from(userRoles)
    .where(and(eq(userRoles.userId, userId), eq(userRoles.role, 'finance'), inPlace))
  return (await mayPlayGuarded(db, config.secondFactor, userId)) && rows.length > 0
}
