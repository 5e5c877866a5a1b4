import { lazy, Suspense } from 'react'

import { earlierThan, linesOfField } from '../../../components/conference/ConferenceForm/typedField.ts'
import { changesOf } from '../../../components/kit/changesOf.ts'
import { Conflict } from '../../../components/registration/TicketSale/Conflict.tsx'
import type { Typed } from '../../../components/kit/typedOf.ts'
import { getConferenceForm, type FormField } from '../../../contract/conferenceForm.ts'
import type { DialogActProps } from '../../shared/useDialogAct.ts'
import { isConflict, useSaleForm } from '../sale/useSaleForm.ts'
import { useWays } from '../sale/useWays.ts'
import type { FormActProps } from './FormAct.types.ts'
import { Newest } from '../../shared/Newest.tsx'

const FieldDialog = lazy(() => import('../../../components/conference/ConferenceForm/FieldDialog.tsx'))

interface Props extends FormActProps {
  readonly base: FormField | null
  readonly typed: Typed
  readonly sendAct: DialogActProps['sendAct']
  readonly onAgain: (newest: FormField | null, typed: Typed) => void
}

/** One attempt to save a question. */
export const FieldSaving = ({ form, base, typed, sendAct, onAgain, onEnd }: Props) => {
  const act = useSaleForm(sendAct, onEnd)
  const ways = useWays('UTC')
  const conflict = (read: () => Typed) => (
    <Newest
      ask={(api, signal) => api.call(getConferenceForm, { conference_id: form.conference_id }, { signal })}
    >
      {({ fields }) => {
        const newest = fields.find(({ id }) => id === base?.id)
        const lines = (field: FormField) => linesOfField(fields, field, ways)
        const changes = newest && base ? changesOf(lines(base), lines(newest)) : null
        return <Conflict changes={changes} onKeep={() => onAgain(newest ?? null, read())} />
      }}
    </Newest>
  )
  return (
    <Suspense fallback={null}>
      <FieldDialog
        {...act}
        field={base}
        earlier={earlierThan(form.fields, base?.id ?? null)}
        typed={typed}
        conflict={isConflict(act.isRefused, act.failure) ? conflict : null}
      />
    </Suspense>
  )
}
