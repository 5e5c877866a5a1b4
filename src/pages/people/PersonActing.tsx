import { lazy, Suspense, useRef, useState } from 'react'

import { useServices } from '../../app/context.tsx'
import { person as personService } from '../../app/lazyServices/person.ts'
import type { PersonActName } from '../../components/conference/People/PersonDialog.tsx'
import type { Person } from '../../contract/people.ts'
import { useDialogAct } from '../shared/useDialogAct.ts'

const PersonDialog = lazy(() => import('../../components/conference/People/PersonDialog.tsx'))

interface Props {
  readonly act: PersonActName
  readonly person: Person
  readonly onEnd: (isChanged: boolean) => void
}

/** One action on a participant, from the input to the server's answer. */
export const PersonActing = ({ act, person, onEnd }: Props) => {
  const { own } = useServices()
  const seen = useRef<Person['attendee']>(person.attendee)
  const [theirs, setTheirs] = useState<Person['attendee'] | null>(null)
  const [service] = useState(() => own(personService))
  const props = useDialogAct({
    sendAct: ({ texts, key }, signal) =>
      act === 'correct'
        ? service.correct(texts, { person, key, seen: seen.current, signal }, (attendee) => {
            seen.current = attendee
            setTheirs(attendee)
          })
        : service.say(act, texts, { person, key, signal }),
    onDone: () => onEnd(true),
    onLeft: onEnd,
  })
  return (
    <Suspense fallback={null}>
      <PersonDialog {...props} act={act} attendee={person.attendee} theirs={theirs} />
    </Suspense>
  )
}
