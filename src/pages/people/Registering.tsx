import { lazy, Suspense, useState } from 'react'

import { useServices } from '../../app/context.tsx'
import { registerOnSite, type OnSite } from '../../contract/peopleImport.ts'
import { useDialogAct } from '../shared/useDialogAct.ts'

const RegisterDialog = lazy(() => import('../../components/conference/PeopleImport/RegisterDialog.tsx'))
const RegisteredDialog = lazy(() => import('../../components/conference/PeopleImport/RegisteredDialog.tsx'))

interface Props {
  readonly conferenceId: number
  readonly types: ReadonlyArray<{ readonly id: number; readonly name: string }>
  readonly onEnd: (isChanged: boolean) => void
}

/** Registers a person on site, and shows the next step. */
export const Registering = ({ conferenceId, types, onEnd }: Props) => {
  const { api } = useServices()
  const [made, setMade] = useState<OnSite | null>(null)
  const act = useDialogAct({
    sendAct: ({ texts, key }, signal) => {
      const { ticket_type_id, name = '', ...more } = texts
      const wish = { conference_id: conferenceId, ticket_type_id: Number(ticket_type_id), name, ...more, key }
      return api.call(registerOnSite, wish, { signal })
    },
    onDone: (answer) => setMade(answer as OnSite),
    onLeft: onEnd,
  })
  return (
    <Suspense fallback={null}>
      {made === null ? (
        <RegisterDialog {...act} types={types} />
      ) : (
        <RegisteredDialog conferenceId={conferenceId} made={made} onClose={() => onEnd(true)} />
      )}
    </Suspense>
  )
}
