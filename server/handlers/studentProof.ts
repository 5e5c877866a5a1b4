import { voucherFile } from '../../src/contract/voucherFile.ts'
import { keepStudentProof } from '../files/studentProofs.ts'
import { refuseNeedless, submitProof } from '../orders/studentProofs.ts'
import { Refused } from '../shared/refused.ts'
import { actorOf } from './record.ts'
import { isRowId, type AdmissionTable, type Deps, type HandlerTable } from './table.ts'

/** Proofs of student status, as members hand them in (CONF-03). The team decides about them by `fireRecord`. */
export const studentProofHandlers = ({ db, engine, uploads }: Deps) =>
  ({
    submitStudentProof: async (wish, call) => {
      const { userId } = call.member
      const file = await keepStudentProof({ db, uploads }, call.file, userId)
      let unused: string | null = file
      try {
        const done = await engine.run((scope) =>
          submitProof(scope, { ...actorOf(call), userId }, { ...wish, file }),
        )
        unused = done.unused
        return done.proof
      } finally {
        if (unused !== null) await uploads.discard('proofs', unused)
      }
    },
  }) satisfies Partial<HandlerTable>

export const studentProofAdmissions = ({ db, uploads }: Deps) =>
  ({
    submitStudentProof: async ({ conference_id }) => {
      if (!isRowId(conference_id)) throw new Refused('notFound', { field: 'conference_id' })
      await refuseNeedless(db, conference_id)
      return { draft: () => uploads.draft('proofs'), ...voucherFile }
    },
  }) satisfies Partial<AdmissionTable>
