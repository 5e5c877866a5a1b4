import { lazy, Suspense } from 'react'

import { useServices } from '../../app/context.tsx'
import type { PersonActName } from '../../components/People/PersonDialog.tsx'
import { correctPerson, notePerson, writeToPerson, type Person } from '../../contract/people.ts'
import { useDialogAct } from '../shared/useDialogAct.ts'

const PersonDialog = lazy(() => import('../../components/People/PersonDialog.tsx'))

interface Props {
  readonly act: PersonActName
  readonly person: Person
  readonly onEnd: (isChanged: boolean) => void
}

/** One act about a participant, from what is typed to the server's answer. */
export const PersonActing = ({ act, person, onEnd }: Props) => {
  const { api } = useServices()
  const { id, conference_id, attendee } = person
  const props = useDialogAct({
    sendAct: ({ texts, key }, signal) => {
      const { text = '', name = '', affiliation = '', reason = '' } = texts
      const about = { conference_id, id, key }
      if (act === 'correct')
        return api.call(correctPerson, { ...about, name, affiliation, reason }, { signal })
      return api.call(act === 'note' ? notePerson : writeToPerson, { ...about, text }, { signal })
    },
    onDone: () => onEnd(true),
    onLeft: onEnd,
  })
  return (
    <Suspense fallback={null}>
      <PersonDialog {...props} act={act} attendee={attendee} />
    </Suspense>
  )
}
