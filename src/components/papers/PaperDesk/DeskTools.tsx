import type { FormEvent } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'

import { deskFilters, mostCounted, type DeskFilter } from '../../../contract/paperDesk.ts'
import { formatNumber } from '../../../i18n/numbers.ts'
import { Actions, Search, Tools } from '../../kit/listTools.styles.ts'
import { Choice, Row } from '../../kit/filterLinks.styles.ts'
import { Button } from '../../kit/Button.tsx'
import { ButtonLink } from '../../kit/ButtonLink.tsx'
import { TextField } from '../../kit/TextField.tsx'

export interface DeskToolsProps {
  readonly filter: DeskFilter
  readonly q: string
  /** Null: not known yet. */
  readonly counts: Readonly<Record<DeskFilter, number>> | null
  readonly hrefOf: (filter: DeskFilter, q: string) => string
  readonly onSearch: (q: string) => void
}

/** The filters of the list, each with its number of papers, and the search within them. */
export const DeskTools = ({ filter, q, counts, hrefOf, onSearch }: DeskToolsProps) => {
  const intl = useIntl()
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    onSearch(String(new FormData(event.currentTarget).get('q') ?? '').trim())
  }
  return (
    <Tools>
      <nav aria-label={intl.formatMessage({ id: 'desk.filters' })}>
        <Row>
          {deskFilters.map((each) => (
            <li key={each}>
              <Choice href={hrefOf(each, q)} aria-current={each === filter ? 'page' : undefined}>
                <FormattedMessage id={`desk.filter.${each}`} />
                {counts !== null && <>&nbsp;{numberOf(each, counts[each])}</>}
              </Choice>
            </li>
          ))}
        </Row>
      </nav>
      <Search role="search" aria-label={intl.formatMessage({ id: 'desk.search' })} onSubmit={submit}>
        <TextField
          name="q"
          type="search"
          maxLength={60}
          label={<FormattedMessage id="desk.q" />}
          defaultValue={q}
        />
        <Actions>
          <Button type="submit" variant="quiet" small>
            <FormattedMessage id="desk.find" />
          </Button>
          {q !== '' && (
            <ButtonLink variant="plain" small href={hrefOf(filter, '')}>
              <FormattedMessage id="desk.clear" />
            </ButtonLink>
          )}
        </Actions>
      </Search>
    </Tools>
  )
}

/** `999+` where the server has stopped counting. */
const numberOf = (filter: DeskFilter, counted: number) =>
  (filter === 'undecided' || filter === 'prepared') && counted >= mostCounted
    ? `${formatNumber(mostCounted - 1)}+`
    : formatNumber(counted)
