import { useState } from 'react'
import { FormattedMessage } from 'react-intl'

import type { PersonActName } from '../../components/conference/People/PersonDialog.tsx'
import { Acts } from '../../components/conference/PeopleImport/PeopleImport.styles.ts'
import { Button } from '../../components/kit/Button.tsx'
import type { Person } from '../../contract/people.ts'
import { PersonActing } from './PersonActing.tsx'

interface Props {
  readonly person: Person
  readonly onChanged: () => void
}

/** The team's manual actions on one participant. */
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
      {act !== null && <PersonActing key={act} act={act} person={person} onEnd={handleEnd} />}
    </>
  )
}

const acts = ['correct', 'note', 'write'] as const
