import type { FormEvent } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'

import type { MessageId } from '../../i18n/locale.ts'
import { Button } from './Button.tsx'
import { ButtonLink } from './ButtonLink.tsx'
import { Buttons, Form } from './SearchBox.styles.ts'
import { TextField } from './TextField.tsx'

export interface SearchBoxProps {
  /** Ids of messages: name of the search, the field and its hint, and both buttons. */
  texts: Readonly<Record<'search' | 'words' | 'hint' | 'find' | 'all', MessageId>>
  /** Search words; empty: everything. */
  q: string
  /** Address of the full list. */
  home: string
  onSearch: (q: string) => void
}

/** The search field of a list. */
export const SearchBox = ({ texts, q, home, onSearch }: SearchBoxProps) => {
  const intl = useIntl()
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    onSearch(String(new FormData(event.currentTarget).get('q') ?? ''))
  }
  return (
    <Form
      // Independent of the spelling in the address: a form that is rendered again loses the input in progress.
      key={q}
      role="search"
      aria-label={intl.formatMessage({ id: texts.search })}
      onSubmit={submit}
    >
      <TextField
        name="q"
        type="search"
        maxLength={60}
        label={<FormattedMessage id={texts.words} />}
        placeholder={intl.formatMessage({ id: texts.hint })}
        defaultValue={q}
      />
      <Buttons>
        <Button type="submit">
          <FormattedMessage id={texts.find} />
        </Button>
        {q !== '' && (
          <ButtonLink variant="quiet" href={home}>
            <FormattedMessage id={texts.all} />
          </ButtonLink>
        )}
      </Buttons>
    </Form>
  )
}
