import { useState, type FormEvent } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'

import { longestQuery } from '../../../contract/fields.ts'
import { peopleQuery, type PeopleFilter as Filter } from '../../../contract/peopleFilter.ts'
import { Button } from '../../kit/Button.tsx'
import { TextField } from '../../kit/TextField.tsx'
import { Actions, Form, More, Wide } from './PeopleFilter.styles.ts'
import { AnswerField, type AskedQuestion } from './AnswerField.tsx'
import { IdChoices } from './IdChoices.tsx'
import { MarkField } from './MarkField.tsx'
import { marksOf } from './marksOf.ts'

interface Named {
  readonly id: number
  readonly name: string
}

export interface PeopleFilterProps {
  readonly value: Filter
  /** Ticket types and tags of the conference; where both are empty there is nothing to filter by. */
  readonly types: readonly Named[]
  readonly tags: readonly Named[]
  readonly questions: readonly AskedQuestion[]
  /** Called with the chosen filter when the user applies it. */
  readonly onChange: (filter: Filter) => void
}

/** Filter for the people of a conference. A form of its own: not for use inside another form. */
export const PeopleFilter = (props: PeopleFilterProps) => (
  <FilterForm key={peopleQuery(props.value)} {...props} />
)

/** The choices reset when the outside value changes. */
const FilterForm = ({ value, types, tags, questions, onChange }: PeopleFilterProps) => {
  const intl = useIntl()
  const [chosen, setChosen] = useState({ types: value.types ?? [], tags: value.tags ?? [] })
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const fields = new FormData(event.currentTarget)
    const [q, day, answer] = ['q', 'signed_on', 'answer'].map((name) =>
      String(fields.get(name) ?? '').trim(),
    ) as [string, string, string]
    onChange({
      ...marksOf(fields),
      ...(q === '' ? {} : { q }),
      ...(day === '' ? {} : { signed_on: day }),
      ...(answer === '' ? {} : { answer }),
      ...(chosen.types.length === 0 ? {} : { types: chosen.types }),
      ...(chosen.tags.length === 0 ? {} : { tags: chosen.tags }),
    })
  }
  return (
    <Form role="search" aria-label={intl.formatMessage({ id: 'people.filter' })} onSubmit={submit}>
      <Wide>
        <TextField
          name="q"
          type="search"
          maxLength={longestQuery}
          autoComplete="off"
          label={<FormattedMessage id="people.filter.q" />}
          hint={<FormattedMessage id="people.filter.q.hint" />}
          defaultValue={value.q ?? ''}
        />
      </Wide>
      <MarkField name="state" value={value.state} />
      <MarkField name="signed_in" value={value.signed_in} />
      <MarkField name="paper" value={value.paper} />
      <Wide>
        <More
          open={
            chosen.types.length + chosen.tags.length > 0 ||
            value.signed_on !== undefined ||
            value.answer !== undefined ||
            undefined
          }
        >
          <summary>
            <FormattedMessage id="people.filter.more" />
          </summary>
          <TextField
            name="signed_on"
            type="date"
            label={<FormattedMessage id="people.filter.signed_on" />}
            defaultValue={value.signed_on ?? ''}
          />
          <AnswerField questions={questions} value={value.answer} />
          <IdChoices
            name="types"
            choices={types}
            chosen={chosen.types}
            onChange={(ids) => setChosen({ ...chosen, types: ids })}
          />
          <IdChoices
            name="tags"
            choices={tags}
            chosen={chosen.tags}
            onChange={(ids) => setChosen({ ...chosen, tags: ids })}
          />
        </More>
        <Actions>
          <Button type="submit" variant="quiet" small>
            <FormattedMessage id="people.filter.show" />
          </Button>
          {peopleQuery(value) !== '' && (
            <Button variant="plain" small onClick={() => onChange({})}>
              <FormattedMessage id="people.filter.clear" />
            </Button>
          )}
        </Actions>
      </Wide>
    </Form>
  )
}
