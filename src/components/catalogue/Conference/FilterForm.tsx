import type { FormEvent } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'

import type { SubjectNode } from '../../../contract/user.ts'
import { Button } from '../../kit/Button.tsx'
import { ButtonLink } from '../../kit/ButtonLink.tsx'
import { SelectField } from '../../kit/SelectField.tsx'
import { TextField } from '../../kit/TextField.tsx'
import { SubjectOptions } from './SubjectOptions.tsx'
import { Actions } from '../../kit/publicPage.styles.ts'
import { Filters } from './Conference.styles.ts'

/** As text, as the address has it. */
export interface ConferenceFilters {
  readonly q?: string
  readonly subject?: string
  readonly place?: string
  readonly status?: string
  readonly from?: string
  readonly to?: string
}

export interface FilterFormProps {
  filters: ConferenceFilters
  /** Empty until they are here. */
  subjects: readonly SubjectNode[]
  onSearch: (filters: ConferenceFilters) => void
}

const states = ['ongoing', 'not_started', 'paused', 'ended'] as const

export const FilterForm = ({ filters, subjects, onSearch }: FilterFormProps) => {
  const intl = useIntl()
  const search = (form: HTMLFormElement) => {
    const entries = [...new FormData(form)].map(([name, value]) => [name, String(value)])
    onSearch(Object.fromEntries(entries) as ConferenceFilters)
  }
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    search(event.currentTarget)
  }
  const chosen = (event: FormEvent<HTMLSelectElement>) => {
    if (event.currentTarget.form !== null) search(event.currentTarget.form)
  }
  return (
    <Filters role="search" aria-label={intl.formatMessage({ id: 'conf.search' })} onSubmit={submit}>
      <TextField
        name="q"
        type="search"
        maxLength={60}
        label={<FormattedMessage id="conf.q" />}
        placeholder={intl.formatMessage({ id: 'conf.q.hint' })}
        defaultValue={filters.q}
      />
      <SelectField
        // A value is chosen once its option is there.
        key={subjects.length}
        name="subject"
        label={<FormattedMessage id="conf.subject" />}
        defaultValue={filters.subject ?? ''}
        onChange={chosen}
      >
        <SubjectOptions subjects={subjects} />
      </SelectField>
      <TextField
        name="place"
        maxLength={40}
        label={<FormattedMessage id="home.place" />}
        defaultValue={filters.place}
      />
      <SelectField
        name="status"
        label={<FormattedMessage id="conf.status" />}
        defaultValue={filters.status ?? ''}
        onChange={chosen}
      >
        <option value="">{intl.formatMessage({ id: 'conf.any' })}</option>
        {states.map((state) => (
          <option key={state} value={state}>
            {intl.formatMessage({ id: `home.status.${state}` })}
          </option>
        ))}
      </SelectField>
      <TextField
        name="from"
        type="date"
        label={<FormattedMessage id="conf.from" />}
        defaultValue={filters.from}
      />
      <TextField name="to" type="date" label={<FormattedMessage id="conf.to" />} defaultValue={filters.to} />
      <Actions>
        <Button type="submit">
          <FormattedMessage id="conf.find" />
        </Button>
        {Object.keys(filters).length > 0 && (
          <ButtonLink variant="quiet" href="/conferences">
            <FormattedMessage id="conf.clear" />
          </ButtonLink>
        )}
      </Actions>
    </Filters>
  )
}
