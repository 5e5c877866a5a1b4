import { lazy, Suspense, useState } from 'react'
import { FormattedMessage } from 'react-intl'

import { useServices } from '../../app/context.tsx'
import type { PersonActName } from '../../components/People/PersonDialog.tsx'
import { Acts } from '../../components/PeopleImport/PeopleImport.styles.ts'
import { Button } from '../../components/ui/Button.tsx'
import { correctPerson, notePerson, writeToPerson, type Person } from '../../contract/people.ts'
import { useDialogAct } from '../shared/useDialogAct.ts'

const PersonDialog = lazy(() => import('../../components/People/PersonDialog.tsx'))

interface Props {
  readonly person: Person
  readonly onChanged: () => void
}

/** What the team can do about one participant by hand. */
export const PersonActs = ({ person, onChanged }: Props) => {
  const [act, setAct] = useState<PersonActName | null>(null)
  const handleEnd = (isChanged: boolean) => {
    setAct(null)
    if (isChanged) onChanged()
  }
  return (
    <>
      <Acts>
        {acts.map((name) => (
          <Button key={name} small variant="quiet" onClick={() => setAct(name)}>
            <FormattedMessage id={`people.act.${name}`} />
          </Button>
        ))}
      </Acts>
      {act !== null && <Acting key={act} act={act} person={person} onEnd={handleEnd} />}
    </>
  )
}

const acts = ['correct', 'note', 'write'] as const

interface ActingProps {
  readonly act: PersonActName
  readonly person: Person
  readonly onEnd: (isChanged: boolean) => void
}

const Acting = ({ act, person, onEnd }: ActingProps) => {
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
