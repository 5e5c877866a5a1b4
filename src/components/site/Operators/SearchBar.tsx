import type { FormEvent, ReactNode } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'

import { Actions } from '../../kit/listTools.styles.ts'
import { Button } from '../../kit/Button.tsx'
import { ButtonLink } from '../../kit/ButtonLink.tsx'
import { TextField } from '../../kit/TextField.tsx'
import { Bar } from './SearchBar.styles.ts'

interface Props {
  /** Message id of the search's subject. */
  readonly label: string
  readonly q: string
  /** Address without a search. */
  readonly all: string
  /** Other fields of the form. */
  readonly children?: ReactNode
  readonly onSearch: (q: string, fields: FormData) => void
}

/** Search field of a list. */
export const SearchBar = ({ label, q, all, children, onSearch }: Props) => {
  const intl = useIntl()
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const fields = new FormData(event.currentTarget)
    onSearch(String(fields.get('q') ?? '').trim(), fields)
  }
  return (
    <Bar role="search" aria-label={intl.formatMessage({ id: label })} onSubmit={submit}>
      <TextField
        key={q}
        name="q"
        type="search"
        maxLength={254}
        autoComplete="off"
        label={<FormattedMessage id={label} />}
        defaultValue={q}
      />
      {children}
      <Actions>
        <Button type="submit" variant="quiet" small>
          <FormattedMessage id="console.find" />
        </Button>
        <ButtonLink variant="plain" small href={all}>
          <FormattedMessage id="console.clear" />
        </ButtonLink>
      </Actions>
    </Bar>
  )
}
