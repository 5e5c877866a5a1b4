import type { ReactNode } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'

import { itemFilters, type ItemFilter } from '../../../contract/documentBatch.ts'
import { ButtonLink } from '../../kit/ButtonLink.tsx'
import { SelectField } from '../../kit/SelectField.tsx'
import { Acts, Panel } from './Documents.styles.ts'

export interface BatchViewProps {
  readonly id: number
  readonly conferenceId: number
  /** There is something to download; a file of three months ago is gone. */
  readonly file: 'none' | 'here' | 'gone'
  readonly only: ItemFilter
  readonly onOnly: (only: ItemFilter) => void
  /** The list. */
  readonly children: ReactNode
}

/** A batch beside its record: the PDF, and each document of it. */
export const BatchView = ({ id, conferenceId, file, only, onOnly, children }: BatchViewProps) => {
  const intl = useIntl()
  return (
    <Panel aria-labelledby="documents-items">
      <h2 id="documents-items">
        <FormattedMessage id="documents.items" />
      </h2>
      <Acts>
        {file === 'here' && (
          <ButtonLink href={`/files/documents/${id}.pdf`} download>
            <FormattedMessage id="documents.download" />
          </ButtonLink>
        )}
        <ButtonLink variant="quiet" href={`/organizer/${conferenceId}/documents`}>
          <FormattedMessage id="documents.back" />
        </ButtonLink>
      </Acts>
      {file === 'gone' && (
        <p>
          <FormattedMessage id="documents.gone" />
        </p>
      )}
      <SelectField
        name="only"
        label={<FormattedMessage id="documents.only" />}
        value={only}
        onChange={(event) => {
          const chosen = itemFilters.find((each) => each === event.currentTarget.value)
          if (chosen !== undefined) onOnly(chosen)
        }}
      >
        {itemFilters.map((each) => (
          <option key={each} value={each}>
            {intl.formatMessage({ id: `documents.only.${each}` })}
          </option>
        ))}
      </SelectField>
      {children}
    </Panel>
  )
}
