import type { FormEvent, ReactNode } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'

import { longestSearch } from '../../../contract/searchKinds.ts'
import { Lead, Page } from '../../kit/publicPage.styles.ts'
import { Button } from '../../kit/Button.tsx'
import { Buttons, Form } from '../../kit/SearchBox.styles.ts'
import { TextField } from '../../kit/TextField.tsx'

export interface SearchLayoutProps {
  /** Search words; empty: nothing yet. */
  q: string
  onSearch: (q: string) => void
  children: ReactNode
}

/** The page of the search; without a script it is a plain form. */
export const SearchLayout = ({ q, onSearch, children }: SearchLayoutProps) => {
  const intl = useIntl()
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    onSearch(String(new FormData(event.currentTarget).get('q') ?? ''))
  }
  return (
    <Page>
      <h1 tabIndex={-1}>
        <FormattedMessage id="search.title" />
      </h1>
      <Lead>
        <FormattedMessage id="search.lead" />
      </Lead>
      <Form
        // Independent of the spelling in the address: a form that is rendered again loses the input in progress.
        key={q}
        role="search"
        action="/search"
        aria-label={intl.formatMessage({ id: 'search.title' })}
        onSubmit={submit}
      >
        <TextField
          name="q"
          type="search"
          maxLength={longestSearch}
          label={<FormattedMessage id="search.words" />}
          placeholder={intl.formatMessage({ id: 'search.hint' })}
          defaultValue={q}
        />
        <Buttons>
          <Button type="submit">
            <FormattedMessage id="search.find" />
          </Button>
        </Buttons>
      </Form>
      {children}
    </Page>
  )
}
