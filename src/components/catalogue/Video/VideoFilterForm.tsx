import type { FormEvent } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'

import { videoAccesses, type VideoAccess, type VideoConference } from '../../../contract/catalogue.ts'
import type { SubjectNode } from '../../../contract/user.ts'
import { SubjectOptions } from '../Conference/SubjectOptions.tsx'
import { Button } from '../../kit/Button.tsx'
import { ButtonLink } from '../../kit/ButtonLink.tsx'
import { SelectField } from '../../kit/SelectField.tsx'
import { TextField } from '../../kit/TextField.tsx'
import { Actions, Filters } from './VideoFilterForm.styles.ts'

/** Filters as in the address; an empty one matches every video. */
export interface VideoFilters {
  readonly q: string
  readonly subject: string
  readonly conference: string
  readonly access: VideoAccess | ''
}

export interface VideoFilterFormProps {
  readonly filters: VideoFilters
  /** Empty until they are here. */
  readonly subjects: readonly SubjectNode[]
  /** Those that have videos; empty until they are here. */
  readonly conferences: readonly VideoConference[]
  readonly onSearch: (filters: VideoFilters) => void
}

export const VideoFilterForm = ({ filters, subjects, conferences, onSearch }: VideoFilterFormProps) => {
  const intl = useIntl()
  const search = (form: HTMLFormElement) => {
    const entries = [...new FormData(form)].map(([name, value]) => [name, String(value)])
    onSearch({ ...filters, ...(Object.fromEntries(entries) as Partial<VideoFilters>) })
  }
  const chosen = (event: FormEvent<HTMLSelectElement>) => {
    if (event.currentTarget.form !== null) search(event.currentTarget.form)
  }
  return (
    <Filters
      role="search"
      aria-label={intl.formatMessage({ id: 'videos.search' })}
      onSubmit={(event) => {
        event.preventDefault()
        search(event.currentTarget)
      }}
    >
      <TextField
        name="q"
        type="search"
        maxLength={60}
        label={<FormattedMessage id="videos.q" />}
        placeholder={intl.formatMessage({ id: 'videos.q.hint' })}
        defaultValue={filters.q}
      />
      <SelectField
        // A value is chosen once its option is there.
        key={subjects.length}
        name="subject"
        label={<FormattedMessage id="conf.subject" />}
        defaultValue={filters.subject}
        onChange={chosen}
      >
        <SubjectOptions subjects={subjects} />
      </SelectField>
      <SelectField
        key={`conference ${conferences.length}`}
        name="conference"
        label={<FormattedMessage id="videos.conference" />}
        defaultValue={filters.conference}
        onChange={chosen}
      >
        <option value="">{intl.formatMessage({ id: 'conf.any' })}</option>
        {filters.conference !== '' && conferences.every(({ id }) => String(id) !== filters.conference) && (
          // Keeps the address's filter for the next search.
          <option value={filters.conference}>{intl.formatMessage({ id: 'videos.conference.given' })}</option>
        )}
        {conferences.map(({ id, title, videos }) => (
          <option key={id} value={id}>
            {intl.formatMessage({ id: 'videos.conference.one' }, { title, videos })}
          </option>
        ))}
      </SelectField>
      <SelectField
        name="access"
        label={<FormattedMessage id="videos.access" />}
        defaultValue={filters.access}
        onChange={chosen}
      >
        <option value="">{intl.formatMessage({ id: 'conf.any' })}</option>
        {videoAccesses.map((access) => (
          <option key={access} value={access}>
            {intl.formatMessage({ id: `videos.access.${access}` })}
          </option>
        ))}
      </SelectField>
      <Actions>
        <Button type="submit">
          <FormattedMessage id="videos.find" />
        </Button>
        {Object.values(filters).some((value) => value !== '') && (
          <ButtonLink variant="quiet" href="/videos">
            <FormattedMessage id="videos.all" />
          </ButtonLink>
        )}
      </Actions>
    </Filters>
  )
}
