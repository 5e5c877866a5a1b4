import type { FormEvent, ReactNode } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'

import { Button } from '../ui/Button.tsx'
import { ButtonLink } from '../ui/ButtonLink.tsx'
import { Content } from '../ui/Content.tsx'
import { TextField } from '../ui/TextField.tsx'
import { Actions, Head, Meta, Page, Search } from './Publication.styles.ts'

export interface ProceedingsLayoutProps {
  conferenceId: number
  /** Title of the conference; null until it is here. */
  conference: string | null
  /** What is searched for; empty: everything. */
  q: string
  onSearch: (q: string) => void
  children: ReactNode
}

/** The page of a conference's proceedings; what was found stands in it. */
export const ProceedingsLayout = ({
  conferenceId,
  conference,
  q,
  onSearch,
  children,
}: ProceedingsLayoutProps) => {
  const intl = useIntl()
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    onSearch(String(new FormData(event.currentTarget).get('q') ?? ''))
  }
  return (
    <Page>
      <Head>
        <Meta>
          <a href={`/conferences/${conferenceId}`}>
            {conference === null ? (
              <FormattedMessage id="publication.conference" />
            ) : (
              <Content text={conference} />
            )}
          </a>
        </Meta>
        <h1 tabIndex={-1}>
          <FormattedMessage id="publication.proceedings" />
        </h1>
      </Head>
      <Search
        // However the address spells it: a form that is drawn anew forgets what is being typed.
        key={q}
        role="search"
        aria-label={intl.formatMessage({ id: 'publication.search' })}
        onSubmit={submit}
      >
        <TextField
          name="q"
          type="search"
          maxLength={60}
          label={<FormattedMessage id="publication.q" />}
          placeholder={intl.formatMessage({ id: 'publication.q.hint' })}
          defaultValue={q}
        />
        <Actions>
          <Button type="submit">
            <FormattedMessage id="publication.find" />
          </Button>
          {q !== '' && (
            <ButtonLink variant="quiet" href={`/conferences/${conferenceId}/proceedings`}>
              <FormattedMessage id="publication.all" />
            </ButtonLink>
          )}
        </Actions>
      </Search>
      {children}
    </Page>
  )
}
