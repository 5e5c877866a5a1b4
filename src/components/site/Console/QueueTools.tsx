import type { FormEvent } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'

import { Choice, Row } from '../../kit/filterLinks.styles.ts'
import { Button } from '../../kit/Button.tsx'
import { ButtonLink } from '../../kit/ButtonLink.tsx'
import { TextField } from '../../kit/TextField.tsx'
import { Actions, Search, Tools } from '../../kit/listTools.styles.ts'

export interface QueueToolsProps {
  readonly q: string
  readonly isSettled: boolean
  /** Links to the two sides of the queue, and to the current side without a search. */
  readonly hrefs: {
    readonly waiting: string
    readonly settled: string
    readonly all: string
    /** Link to all conferences, while one is shown. */
    readonly everywhere: string | null
  }
  readonly isRefreshing: boolean
  readonly onSearch: (q: string) => void
  readonly onRefresh: () => void
}

/** Side of a queue, and its search. */
export const QueueTools = ({ q, isSettled, hrefs, isRefreshing, onSearch, onRefresh }: QueueToolsProps) => {
  const intl = useIntl()
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    onSearch(String(new FormData(event.currentTarget).get('q') ?? '').trim())
  }
  return (
    <Tools>
      {hrefs.everywhere !== null && (
        <p role="status">
          <FormattedMessage id="console.oneConference" />{' '}
          <a href={hrefs.everywhere}>
            <FormattedMessage id="console.everyConference" />
          </a>
        </p>
      )}
      <nav aria-label={intl.formatMessage({ id: 'console.sides' })}>
        <Row>
          {(['waiting', 'settled'] as const).map((side) => (
            <li key={side}>
              <Choice
                href={hrefs[side]}
                aria-current={(side === 'settled') === isSettled ? 'page' : undefined}
              >
                <FormattedMessage id={`console.side.${side}`} />
              </Choice>
            </li>
          ))}
        </Row>
      </nav>
      <Search role="search" aria-label={intl.formatMessage({ id: 'console.search' })} onSubmit={submit}>
        <TextField
          name="q"
          type="search"
          maxLength={60}
          label={<FormattedMessage id="console.q" />}
          defaultValue={q}
        />
        <Actions>
          <Button type="submit" variant="quiet" small>
            <FormattedMessage id="console.find" />
          </Button>
          {q !== '' && (
            <ButtonLink variant="plain" small href={hrefs.all}>
              <FormattedMessage id="console.clear" />
            </ButtonLink>
          )}
          <Button variant="plain" small busy={isRefreshing} onClick={onRefresh}>
            <FormattedMessage id="console.refresh" />
          </Button>
        </Actions>
      </Search>
    </Tools>
  )
}
