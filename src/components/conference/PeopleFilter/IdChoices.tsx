import { FormattedMessage } from 'react-intl'

import { Checkbox } from '../../kit/Checkbox.tsx'
import { Choices } from '../../kit/choices.styles.ts'

interface Props {
  readonly name: 'types' | 'tags'
  readonly choices: ReadonlyArray<{ readonly id: number; readonly name: string }>
  readonly chosen: readonly number[]
  readonly onChange: (ids: number[]) => void
}

/** Any of several names. */
export const IdChoices = ({ name, choices, chosen, onChange }: Props) =>
  choices.length > 0 && (
    <Choices>
      <legend>
        <FormattedMessage id={`people.filter.${name}`} />
      </legend>
      {choices.map((each) => (
        <Checkbox
          key={each.id}
          name={name}
          checked={chosen.includes(each.id)}
          onChange={(isChosen) =>
            onChange(isChosen ? [...chosen, each.id] : chosen.filter((id) => id !== each.id))
          }
        >
          <bdi>{each.name}</bdi>
        </Checkbox>
      ))}
    </Choices>
  )
