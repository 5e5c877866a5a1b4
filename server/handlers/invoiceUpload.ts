import { invoiceFile } from '../../src/contract/invoiceFile.ts'
import { brokenConstraint } from '../db/errors.ts'
import { invoiceEnding } from '../files/invoiceEnding.ts'
import { Refused } from '../shared/refused.ts'
import { invoiceAdapter } from '../lifecycles/entities/invoice.ts'
import { readRecord } from '../lifecycles/readRecord.ts'
import { grantsOf, rolesAsReader } from '../lifecycles/rolesOf.ts'
import { actorOf } from './record.ts'
import { isRowId, type AdmissionTable, type HandlerTable, type Deps } from './table.ts'

/** The official document of an invoice, which finance brings (INV-01). */
export const invoiceUploadHandlers = ({ db, engine, uploads }: Deps) =>
  ({
    uploadInvoice: async ({ id, version, key, number }, call) => {
      const ending = await invoiceEnding(call.file)
      const { userId } = call.member
      const file = await uploads.keep(db, call.file.draft, { userId, place: 'invoices', ending })
      let isUsed = false
      try {
        const actor = actorOf(call)
        const done = await engine.run(async (scope) => {
          const event = { type: 'invoice.attach', number, file }
          const { isRepeated } = await scope.fire(actor, { entity: 'invoice', id, event, version, key })
          const view = { tx: scope.tx, at: scope.now() }
          const record = await readRecord(view, actor, { entity: 'invoice', id }, call.exchange.language)
          return { record, isRepeated }
        })
        isUsed = !done.isRepeated
        return done.record
      } catch (error) {
        if (brokenConstraint(error) !== 'invoices_document_number') throw error
        throw new Refused('numberTaken', { field: 'number' })
      } finally {
        if (!isUsed) await uploads.discard('invoices', file)
      }
    },
  }) satisfies Partial<HandlerTable>

export const invoiceUploadAdmissions = ({ engine, uploads }: Deps) =>
  ({
    uploadInvoice: async ({ id }, call) => {
      if (!isRowId(id)) throw new Refused('notFound')
      const actor = actorOf(call)
      const roles = await engine.read(async ({ tx }) =>
        rolesAsReader('invoice', await grantsOf(tx, actor), actor, await invoiceAdapter.whose(tx, id)),
      )
      if (roles.length === 0) throw new Refused('notFound')
      if (!roles.includes('finance')) throw new Refused('forbidden')
      return { draft: () => uploads.draft('invoices'), ...invoiceFile }
    },
  }) satisfies Partial<AdmissionTable>
